/** The viewport: content extends under the notch, no initial zoom, and the browser's bar has the page's colour. */
import type { Viewport } from 'next';
import { BAR_COLOURS } from './theme';

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  viewportFit: 'cover',
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: BAR_COLOURS.light },
    { media: '(prefers-color-scheme: dark)', color: BAR_COLOURS.dark },
  ],
};
