/** Reads a QR code on the screen, as a camera does. */
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';

/**
 * The text that a phone reads from a code that is four centimetres wide on a screen with twice the pixel density;
 * undefined if it cannot.
 */
export async function scan(page: Page, code: Locator): Promise<string | undefined> {
  await code.evaluate((svg) => svg.setAttribute('style', 'width: 8cm; height: 8cm; flex: none'));
  const photo = (await code.screenshot()).toString('base64');
  const { pixels, width, height } = await page.evaluate(async (png) => {
    const bytes = Uint8Array.from(atob(png), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const data = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
    // As text, because a list of numbers takes seconds to transfer from the browser.
    const text = Array.from(data, (byte) => String.fromCharCode(byte)).join('');
    return { pixels: btoa(text), width: image.width, height: image.height };
  }, photo);
  return jsQR(new Uint8ClampedArray(Buffer.from(pixels, 'base64')), width, height)?.data;
}
