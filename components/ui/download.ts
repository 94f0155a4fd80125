/** Hands a text or a picture over as a file. Through a Blob, not a `data:` address: those are cut short in some browsers. */

/** Some phones fetch the file only after asking where to put it; until then its address must hold. */
const KEPT_MS = 60_000;

export function downloadText(fileName: string, text: string, type = 'text/plain'): void {
  downloadBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
