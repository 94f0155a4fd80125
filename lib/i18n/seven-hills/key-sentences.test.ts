/** The keyboard shortcuts are letters of the reader's language, so each language has its own. */

import { expect, test } from 'vitest';
import { CLASSES } from '../../seven-hills';
import { LANGUAGES, speaker } from '..';

test.each(LANGUAGES)('in %s each class is picked by a letter of its own', (language) => {
  const say = speaker(language);
  const keys = CLASSES.map((each) => say(`sevenEntry.key-${each}`));
  expect(new Set(keys).size).toBe(CLASSES.length);
  for (const key of keys) expect(key).toMatch(/^[A-Z]$/);
});
