/** Text on lines of at most so many characters, for drawings, where nothing breaks lines. A word that is longer is cut. */
export function wrap(text: string, most: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(' ').map((each) => cut(each, most))) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && [...longer].length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** At most so many characters, the last one an ellipsis where something is left out. */
export function cut(text: string, most: number): string {
  const characters = [...text];
  return characters.length <= most ? text : `${characters.slice(0, most - 1).join('')}…`;
}
