/** Numbers with a minus sign instead of a hyphen, which is too short beside digits and may end a line. */

export function withMinus(number: number): string {
  return number < 0 ? `−${-number}` : String(number);
}

/** With a plus, too: for what is added. */
export function withSign(number: number): string {
  return number < 0 ? withMinus(number) : `+${number}`;
}
