/** Errors of the system are reported in words, and a file's name cannot control the terminal. */

import { expect, test } from 'vitest';
import { speaker } from '../i18n';
import { unreadableSentence, unwritableSentence } from '.';

const say = speaker('en');

test.each([
  { code: 'ENOENT', expected: '“a.json” cannot be read: there is no such file.' },
  { code: 'ENOTDIR', expected: '“a.json” cannot be read: there is no such file.' },
  { code: 'EISDIR', expected: '“a.json” cannot be read: it is a folder. Name a file in it.' },
  { code: 'EACCES', expected: '“a.json” cannot be read: you have no permission to read it.' },
  { code: 'EPERM', expected: '“a.json” cannot be read: you have no permission to read it.' },
  { code: 'EIO', expected: '“a.json” cannot be read: the system says EIO.' },
])('reading fails with $code', ({ code, expected }) => {
  expect(unreadableSentence(say, 'a.json', code)).toBe(expected);
});

test.each([
  { code: 'ENOSPC', expected: 'The output is incomplete: the disk is full.' },
  { code: 'EDQUOT', expected: 'The output is incomplete: the disk is full.' },
  { code: 'EFBIG', expected: 'The output is incomplete: the system says EFBIG.' },
])('writing fails with $code', ({ code, expected }) => {
  expect(unwritableSentence(say, code)).toBe(expected);
});

test('control characters of a name are not printed', () => {
  expect(unreadableSentence(say, '\u001b[31m\u202egame\n.json', 'ENOENT')).toBe(
    '“\\u001b[31m\\u202egame\\u000a.json” cannot be read: there is no such file.',
  );
});

test('a name that is not UTF-8 cannot be found, and that is reported instead', () => {
  expect(unreadableSentence(say, 'caf\uFFFD.json', 'ENOENT')).toContain('its name is not UTF-8');
  expect(unreadableSentence(say, 'caf\uFFFD.json', 'EISDIR')).toContain('it is a folder');
});

test('everything is also available in French', () => {
  expect(unreadableSentence(speaker('fr'), 'a.json', 'EISDIR')).toBe(
    'Impossible de lire «\u202fa.json\u202f»\u202f: c’est un dossier. Nommez un fichier qui s’y trouve.',
  );
});
