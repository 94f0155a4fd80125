/** A text of unknown length, shortened for quoting in a sentence. */
export function shortened(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}
