/**
 * Names and files come from strangers, and a terminal obeys what it prints: characters that command it, or that turn
 * the writing around, are shown by their code instead.
 */
export function visible(text: string): string {
  return text.replace(
    /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
