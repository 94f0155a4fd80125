/** How a text or a picture leaves the page: through the clipboard or as a file. */

/**
 * Copies a text, and returns whether that worked. The old way is still needed: a phone that opens the server in the
 * home network has no `https`, and without it browsers offer no clipboard API.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelecting(text);
  }
}

function copyBySelecting(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.className = 'sr-only';
  // An open dialog makes everything outside it inert, this element included.
  (before?.closest('dialog') ?? document.body).append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}

/** Some phones fetch the file only after asking where to put it; the URL must be valid until then. */
const AVAILABLE_MS = 60_000;

export function downloadText(fileName: string, text: string, type = 'text/plain'): void {
  downloadBlob(fileName, new Blob([text], { type: `${type};charset=utf-8` }));
}

export function downloadBlob(fileName: string, blob: Blob): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), AVAILABLE_MS);
}
