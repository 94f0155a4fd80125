/**
 * Names and files come from strangers, and a terminal obeys control characters in what it prints. This shows control
 * characters, and those that change the direction of writing, as their codes.
 */

export function escapeControlCharacters(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
