/** What a shared table looks like to a camera, and links that specs send around. */
import type { Locator, Page } from '@playwright/test';
import jsQR from 'jsqr';

/** What a phone reads off a code that is painted four centimetres wide. Nothing if it cannot. */
export async function scan(page: Page, code: Locator): Promise<string | undefined> {
  await code.evaluate((svg) => svg.setAttribute('style', 'width: 4cm; height: 4cm; flex: none'));
  const photo = (await code.screenshot()).toString('base64');
  const { pixels, width, height } = await page.evaluate(async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(image, 0, 0);
    const data = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
    return { pixels: Array.from(data), width: image.width, height: image.height };
  }, photo);
  return jsQR(Uint8ClampedArray.from(pixels), width, height)?.data;
}

/** The sheet of the table that a link holds. */
export function onPaper(hash: string, language = 'en'): string {
  return `/${language}/print#${hash}`;
}
