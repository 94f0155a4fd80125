/** The keyboard shortcuts are letters of the reader's language, so each language has its own. */

import { describe, expect, it } from 'vitest';
import { LETTERS } from '../../palatinus';
import { inhabitantsKeys, LANGUAGES, speaker } from '..';

describe.each(LANGUAGES)('the keys in %s', (language) => {
  const say = speaker(language);

  it('pick each kind by its own letter, which is not the one for lifting a piece', () => {
    const keys = [
      say('inhabitants.key-merchant'),
      say('inhabitants.key-peasant'),
      say('inhabitants.key-condottiere'),
    ];
    expect(new Set([...keys, 'X']).size).toBe(4);
    for (const key of keys) expect(key).toMatch(/^[A-Z]$/);
  });

  it('pick as many colours as are on the table', () => {
    expect(inhabitantsKeys(say, 4).match(/\d/g)).toEqual(['1', '4']);
    expect(inhabitantsKeys(say).match(/\d/g)).toEqual(['1', '5']);
  });

  it('mark a spring by a letter that no tile has', () => {
    expect(say('tiles.springKey')).toMatch(/^[A-Z]$/);
    expect(LETTERS).not.toContain(say('tiles.springKey'));
  });
});
