/**
 * Removes any of these characters from the end of a text. A pattern such as `/[._]+$/` would do the same, but it
 * tries again from each of them: with 50,000 points before the last letter that takes seconds.
 */
export function trimEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
