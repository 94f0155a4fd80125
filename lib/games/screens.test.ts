/** Every screen in a game's seam has a page that serves it. */
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAMES } from './games';

const pageOf = (game: string, screen: string): string => `app/[lang]/${game}/${screen}/page.tsx`;

test.each(
  GAMES.flatMap(({ document, screens }) => screens.map((screen) => ({ game: document.game, screen }))),
)('$game: $screen is served', ({ game, screen }) => {
  expect(existsSync(pageOf(game, screen))).toBe(true);
});

test.each(GAMES.map((seam) => ({ game: seam.document.game, seam })))(
  '$game: one of them shows the result',
  ({ seam }) => {
    expect(seam.screens).toContain(seam.resultScreen.split('?')[0]);
  },
);
