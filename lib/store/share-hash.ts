/** Whether an address means a table. Apart from what reads it, because every visit of a screen asks, and few have one. */

/** Whether what stands behind the `#` means to be a table, however damaged, and is not just a place on the page. */
export function isShareHash(hash: string): boolean {
  return /^#?P\d|_/i.test(unescaped(hash));
}

/** Messengers escape what no address needs to have escaped, `~` above all, and some do so once more on the way on. */
export function unescaped(text: string): string {
  let read = text;
  for (let times = 0; times < 3; times++)
    read = read.replace(/%([2-7][0-9a-f])/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)));
  return read;
}
