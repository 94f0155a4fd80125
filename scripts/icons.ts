/**
 * Paints the icons of the home screen from `app/icon.svg`, each at its own size: run `node scripts/run.js icons`
 * after that file has changed. Phones crop a maskable icon to their own shape, of which only a circle in the middle
 * is certain to be visible, and Apple's round the corners themselves; so these icons have colour up to the edge and a
 * smaller drawing.
 */
import { mkdirSync, readFileSync } from 'node:fs';
import { findChromium } from './find-chromium';

const PLAIN = readFileSync('app/icon.svg', 'utf8');

/** The drawing scaled down, on a background without rounded corners. */
function smaller(part: number): string {
  const [ground = ''] = /<rect.*?\/>/.exec(PLAIN) ?? [];
  const move = `translate(32 32) scale(${part}) translate(-32 -32)`;
  return PLAIN.replace(ground, `${ground.replace(/ rx="\d+"/, '')}<g transform="${move}">`).replace(
    '</svg>',
    '</g></svg>',
  );
}

const ICONS = [
  { path: 'public/icons/icon-192.png', size: 192, drawing: PLAIN },
  { path: 'public/icons/icon-512.png', size: 512, drawing: PLAIN },
  { path: 'public/icons/maskable-192.png', size: 192, drawing: smaller(0.86) },
  { path: 'public/icons/maskable-512.png', size: 512, drawing: smaller(0.86) },
  { path: 'app/apple-icon.png', size: 180, drawing: smaller(0.92) },
];

mkdirSync('public/icons', { recursive: true });
const { chromium, options } = await findChromium();
const browser = await chromium.launch(options);
for (const { path, size, drawing } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
  await page.screenshot({ path, omitBackground: true });
  await page.close();
}
await browser.close();
