import { describe, expect, it } from 'vitest';
import { cut, wrap } from './wrap';

describe('text in a drawing', () => {
  it('goes on lines of at most so many characters', () => {
    expect(wrap('Nora and Pia share the victory', 12)).toEqual(['Nora and Pia', 'share the', 'victory']);
    expect(wrap('short', 12)).toEqual(['short']);
    expect(wrap('', 12)).toEqual(['']);
  });

  it('cuts a word that is longer than a line, by what people see as characters', () => {
    expect(wrap('Oh Bartholomew', 6)).toEqual(['Oh', 'Barth…']);
    expect(cut('😀😀😀😀', 3)).toBe('😀😀…');
    expect(cut('😀😀😀', 3)).toBe('😀😀😀');
  });
});
