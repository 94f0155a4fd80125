/**
 * Wraps text for SVGs, where neither lines are broken nor widths can be measured. Widths are therefore estimated, in
 * average letters.
 */

import { closeIsolates } from '@/lib/text';

/** Lines of at most this width, broken at spaces and after hyphens without a joiner. A wider word is truncated. */
export function wrap(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/ |(?<=[^ ]-)(?=[^ \u2060-])/).map((each) => cut(each, most))) {
    const line = lines.at(-1) ?? '';
    const longer = /[^ ]-$/.test(line) ? line + word : `${line} ${word}`;
    if (lines.length > 0 && widthOf(longer) <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return closeIsolates(lines);
}

/** The fewest lines, but all about equally long, so that no word is alone on the last one. */
export function wrapEvenly(text: string, most: number): readonly string[] {
  const lines = wrap(text, most);
  const narrower = wrap(text, most - 1);
  const isAsGood = narrower.length === lines.length && !narrower.some((line) => line.includes('…'));
  return isAsGood && most > 1 ? wrapEvenly(text, most - 1) : lines;
}

/** On one or two lines; the rest is truncated. */
export function wrapTwice(text: string, most: number): readonly string[] {
  const [first = '', ...others] = wrap(text, most);
  return others.length > 0 ? [first, cut(others.join(' '), most)] : [first];
}

/** At most this wide, ending in an ellipsis if truncated. */
export function cut(text: string, most: number): string {
  if (widthOf(text) <= most) return text;
  const characters = [...text];
  while (characters.length > 0 && widthOf(`${characters.join('')}…`) > most) characters.pop();
  return closeIsolates([`${characters.join('')}…`]).join('');
}

export function widthOf(text: string): number {
  return [...text].reduce((width, character) => width + widthOfCharacter(character), 0);
}

/** A name may consist of capitals, W's or emoji; combining marks have no width. */
function widthOfCharacter(character: string): number {
  if (/[\p{M}\p{Cf}]/u.test(character)) return 0;
  if (/[MW@%—\p{Extended_Pictographic}]|\p{sc=Han}|\p{sc=Hangul}|\p{sc=Hira}|\p{sc=Kana}/u.test(character))
    return 2;
  return /[mw\p{Lu}]/u.test(character) ? 1.4 : 1;
}
