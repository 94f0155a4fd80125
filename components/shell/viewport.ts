/** How the page sits in the phone: under the notch, without zooming in, its bar in the page's own colour. */
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
