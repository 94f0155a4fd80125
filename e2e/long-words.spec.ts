/**
 * In languages with long words, Dutch, Italian and German, no word is broken, no target is too small, and no bar is
 * too full.
 */
import { LANGUAGES, type Language } from '../lib/i18n';
import { address, atStep, sevenHills } from './addresses';
import { brokenWords } from './fit';
import { expectNoSidewaysScroll, expectRoomForThumbs, SMALLEST, setTypeSize } from './look';
import { seedGame, seedSevenHills } from './seed';
import { THIRD_EPOCH } from './seven-hills-games';
import { expect, test } from './test';

type Crowded = (language: Language) => string;

/** The screens with the most targets, or with the least room for words. */
const CROWDED: readonly Crowded[] = [
  (language) => address('home', language),
  (language) => address('inhabitants', language),
  (language) => atStep('tally', language),
];
const LESS_CROWDED: readonly Crowded[] = [
  (language) => address('players', language),
  (language) => address('tiles', language),
  (language) => atStep('C-b', language),
  (language) => address('settle', language),
  (language) => address('our-count', language),
];
const SEVEN_HILLS: readonly Crowded[] = [
  (language) => sevenHills('epoch', 3, language),
  (language) => sevenHills('score', 2, language),
  (language) => address('games', language),
];

/**
 * All of them in the language with the longest words; in the others those with the longest words. `layout.spec.ts`
 * covers Palatinus in French.
 */
const PLACES_IN: Readonly<Partial<Record<Language, readonly Crowded[]>>> = {
  de: [...CROWDED, ...LESS_CROWDED, ...SEVEN_HILLS],
  nl: [...CROWDED, ...SEVEN_HILLS],
  it: CROWDED,
  fr: SEVEN_HILLS,
};

test('on the narrowest phone no target is too small and no word is broken in languages with long words', async ({
  page,
}) => {
  await seedGame(page);
  await seedSevenHills(page, THIRD_EPOCH);
  await page.setViewportSize(SMALLEST);
  for (const language of LANGUAGES)
    for (const place of PLACES_IN[language] ?? [])
      await test.step(place(language), async () => {
        await page.goto(place(language));
        await expect(page.locator('[data-waiting]')).toHaveCount(0);
        await expectRoomForThumbs(page);
        await expectNoSidewaysScroll(page);
        // Type of twice the size on a phone of the usual size.
        await page.setViewportSize({ width: 390, height: 844 });
        await setTypeSize(page, '200%');
        await expectNoSidewaysScroll(page);
        // A word may wrap there, but none is hidden.
        const cut = (await brokenWords(page)).filter((found) => found.startsWith('cut'));
        expect(cut, page.url()).toEqual([]);
        await page.setViewportSize(SMALLEST);
      });
});

test('the upper bar does not break words between a phone and a wide screen in languages with long words', async ({
  page,
}) => {
  await seedGame(page);
  await seedSevenHills(page, THIRD_EPOCH);
  for (const language of ['nl', 'it'] as const)
    for (const to of [
      atStep('C-b', language),
      `${address('rulings', language)}?from=score?step=C-b`,
      sevenHills('score', undefined, language),
    ])
      await test.step(to, async () => {
        await page.goto(to);
        await expect(page.locator('[data-waiting]')).toHaveCount(0);
        for (const width of [360, 480, 768, 820, 932, 1024]) {
          await page.setViewportSize({ width, height: 1180 });
          await expectNoSidewaysScroll(page);
          expect(await brokenWords(page, 'header'), `at ${width}`).toEqual([]);
        }
      });
});
