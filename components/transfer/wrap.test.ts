import { describe, expect, it } from 'vitest';
import { cut, widthOf, wrap, wrapEvenly, wrapTwice } from './wrap';

describe('text in a drawing', () => {
  it('wraps to lines of at most this width', () => {
    expect(wrap('Nora and Pia share the victory', 13)).toEqual(['Nora and Pia', 'share the', 'victory']);
    expect(wrap('short', 12)).toEqual(['short']);
    expect(wrap('', 12)).toEqual(['']);
  });

  it('cuts a word that is longer than a line, between visible characters', () => {
    expect(wrap('Oh Bartholomew', 7)).toEqual(['Oh', 'Barth…']);
    expect(cut('😀😀😀😀', 5)).toBe('😀😀…');
    expect(cut('😀😀😀', 6)).toBe('😀😀😀');
  });

  it('leaves no word alone on the last line, without cutting any for that', () => {
    expect(wrap('the victory with 11 points each', 27)).toEqual(['the victory with 11 points', 'each']);
    expect(wrapEvenly('the victory with 11 points each', 27)).toEqual(['the victory with', '11 points each']);
    expect(wrapEvenly('Bartholomew has won', 14)).toEqual(['Bartholomew', 'has won']);
    expect(wrapEvenly('', 11)).toEqual(['']);
  });

  it('wraps after a hyphen', () => {
    expect(wrapTwice('Jean-Baptiste', 9)).toEqual(['Jean-', 'Baptiste']);
    expect(wrap('Jean-Baptiste - Anne', 16)).toEqual(['Jean-Baptiste -', 'Anne']);
  });

  it('takes at most two lines', () => {
    expect(wrapTwice('Nora', 8)).toEqual(['Nora']);
    expect(wrapTwice('Anna Sophie', 8)).toEqual(['Anna', 'Sophie']);
    expect(wrapTwice('Anna Sophie von der Hut', 8)).toEqual(['Anna', 'Sophie…']);
  });

  it('is measured by the widths of its letters', () => {
    expect(['Livia', 'WWW', 'Zoë', 'Zoe\u0308', '\u2068מרקו\u2069', '山田'].map(widthOf)).toEqual([
      5.4, 6, 3.4, 3.4, 4, 4,
    ]);
    expect(cut('W'.repeat(24), 16)).toBe(`${'W'.repeat(7)}…`);
  });

  it('isolates a right-to-left name on every line that has a part of it', () => {
    const lines = wrap('\u2068יוסי בן חיים\u2069 8, Marco 7', 8);
    expect(lines).toEqual(['\u2068יוסי בן\u2069', '\u2068חיים\u2069 8,', 'Marco 7']);
    expect(cut('\u2068אבגדה\u2069', 4)).toBe('\u2068אבג…\u2069');
  });
});
