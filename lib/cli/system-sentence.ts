/** What the system refused to read or write, in words. The codes are those of Node's errors, such as ENOENT. */

import type { Speaker } from '../i18n';
import { escapeHidden } from '../text';

/** Node puts this in place of the bytes of an argument that are not UTF-8. */
const NOT_UTF8 = '\uFFFD';

export function unreadableSentence(say: Speaker, file: string, code: string): string {
  const name = escapeHidden(file);
  switch (code) {
    case 'ENOENT':
    case 'ENOTDIR':
      return say(file.includes(NOT_UTF8) ? 'cli.unreadableName' : 'cli.missing', { name });
    case 'EISDIR':
      return say('cli.folder', { name });
    case 'EACCES':
    case 'EPERM':
      return say('cli.forbidden', { name });
    default:
      return say('cli.unreadable', { name, code });
  }
}

export function unwritableSentence(say: Speaker, code: string): string {
  return code === 'ENOSPC' || code === 'EDQUOT' ? say('cli.diskFull') : say('cli.unwritable', { code });
}
