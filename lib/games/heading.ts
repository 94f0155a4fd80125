/** A heading for a terminal. */
export function heading(text: string): string {
  return `${text}\n${'─'.repeat(text.length)}\n`;
}
