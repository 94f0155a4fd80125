/** Finds words in a text as people type them, regardless of accents, capitals, singular or plural. */

/** A part of a text; `found` if it is one of the searched words. */
export interface TextPart {
  readonly text: string;
  readonly found: boolean;
}

interface Word {
  readonly folded: string;
  readonly start: number;
  readonly end: number;
}

const WORD = /[\p{L}\p{M}\p{N}]+/gu;

/** The stems of the words in a query. */
export function wordsOf(query: string): readonly string[] {
  return Array.from(query.matchAll(WORD), ([word]) => withoutEnding(folded(word)));
}

/** Whether each of the stems is in a word of the text. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const inText = foldedWords(text);
  return words.every((word) => inText.some((other) => hasStem(other, word)));
}

/** Whether they are in words of the text that follow each other in this order. */
export function hasInOrder(text: string, words: readonly string[]): boolean {
  const inText = foldedWords(text);
  return inText.some((_, from) =>
    words.every((word, index) => {
      const other = inText[from + index];
      return other !== undefined && hasStem(other, word);
    }),
  );
}

/** An excerpt around the first word found, at most about `length` characters long, with all words found marked. */
export function excerptAround(text: string, words: readonly string[], length: number): readonly TextPart[] {
  const inText = foldedWords(text);
  const isFound = (word: Word): boolean => words.some((stem) => hasStem(word, stem));
  const first = inText.find(isFound)?.start ?? 0;
  const start =
    inText.find((word) => word.start >= first - length / 3 && word.start <= first && isBegun(text, word))
      ?.start ??
    inText.findLast((word) => word.start <= first && isBegun(text, word))?.start ??
    0;
  const last =
    inText.findLast((word) => word.end <= start + length && !JOINT.test(text.charAt(word.end)))?.end ??
    text.length;
  const end = text.charAt(last) === ')' ? last + 1 : last;
  const parts: TextPart[] = [];
  let at = start;
  for (const word of inText) {
    if (word.start < start || word.end > end || !isFound(word)) continue;
    parts.push({ text: text.slice(at, word.start), found: false });
    parts.push({ text: text.slice(word.start, word.end), found: true });
    at = word.end;
  }
  const isWhole = end >= (inText.at(-1)?.end ?? 0);
  parts.push({ text: isWhole ? text.slice(at) : `${text.slice(at, end)}…`, found: false });
  if (start > (inText[0]?.start ?? 0)) parts.unshift({ text: '…', found: false });
  return parts.filter((part) => part.text !== '');
}

/** Characters that join two words: "l’eau", "tie-break". */
const JOINT = /[’'\-\u2011]/;

/** Whether a word is at the beginning, and not after a joint such as an apostrophe. */
function isBegun(text: string, { start }: Word): boolean {
  return !JOINT.test(text.charAt(start - 1));
}

function foldedWords(text: string): readonly Word[] {
  return Array.from(text.matchAll(WORD), (match) => ({
    folded: folded(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** In lower case and without accents. */
function folded(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/œ/g, 'oe');
}

/**
 * A stem of this length is also found inside a word: "Tafel" in "Landschaftstafel". A shorter one is not: "ring"
 * would find "spring".
 */
const FOUND_INSIDE = 5;

function hasStem({ folded }: Word, stem: string): boolean {
  return stem.length >= FOUND_INSIDE ? folded.includes(stem) : folded.startsWith(stem);
}

/** "springs" also finds "spring", "condottieri" also "condottiere", "Quellen" also "Quelle", "bronnen" also "bron". */
function withoutEnding(word: string): string {
  const one = word.length > 3 ? word.replace(/[sx]$/, '') : word;
  if (one.length > 5) return one.replace(/(?:en|[einao])$/, '').replace(/(.)\1$/, '$1');
  return one.length > 4 ? one.replace(/[ei]$/, '') : one;
}
