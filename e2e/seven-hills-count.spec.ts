/**
 * The third epoch is over and the phone goes around: who is consul and why, where the legions go, hill by hill who
 * gets what, knights, an empty hand, the track. Then somebody notices a mistake in the second epoch; it is corrected,
 * and the app shows what that changes. After the fifth epoch everybody sees who has won, and how.
 */
import { expectAccessible } from './look';
import { seedSevenHills } from './seed';
import { THIRD_EPOCH } from './seven-hills-games';
import { expect, type Locator, type Page, test } from './test';

const at = (step: string, epoch = 3): RegExp =>
  new RegExp(`/en/seven-hills/score\\?e=${epoch}&step=${step}$`);
const next = (page: Page): Locator =>
  page.getByRole('contentinfo').getByRole('button', { name: /^(Next|Begin)/ });
const words = (page: Page, text: string): Locator => page.getByRole('main').getByText(text);
const verdict = (page: Page): Locator => page.getByRole('main').getByRole('heading', { level: 2 });
const tile = (page: Page, who: string): Locator =>
  page.getByRole('list', { name: 'Score so far' }).getByRole('button', { name: new RegExp(`^${who}:`) });
const onMap = (page: Page, area: string): Locator =>
  page.getByRole('group', { name: /^Map of Rome/ }).getByRole('button', { name: new RegExp(`^${area}`) });

test('counts an epoch, corrects an earlier one and crowns the winner', async ({ page }) => {
  await seedSevenHills(page, THIRD_EPOCH);
  await page.goto('/en/seven-hills/epoch?e=3');
  await page.getByRole('link', { name: 'Elect consuls' }).click();
  await expect(verdict(page)).toHaveText('Nora begins; then Otto, Livia and Marco');
  await expectAccessible(page);

  await next(page).click();
  await expect(page).toHaveURL(at('election'));
  await expect(verdict(page)).toHaveText('Consuls: Otto and Nora');
  await expect(words(page, 'Livia has as many votes, but comes later in the playing order.')).toBeVisible();
  await expect(tile(page, 'Otto')).toHaveAccessibleName('Otto: 10 points. 2 of them in this step.');

  await next(page).click();
  await expect(page).toHaveURL(at('legions'));
  await page.getByRole('button', { name: 'Move them' }).click();
  const first = page.getByRole('region', { name: 'Nora calls legions' });
  await first.getByRole('button', { name: 'Call nobody' }).click();
  await expect(first).toContainText('Calls nobody.');
  const otto = page.getByRole('region', { name: 'Otto calls legions' });
  await otto.getByRole('button', { name: 'Caelius, Livia: 2 plebeians. Call one' }).click();
  await otto.getByRole('button', { name: 'Caelius, Livia: 1 plebeian. Call one' }).click();
  await expect(otto).toContainText('Both are called.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(otto).toContainText('Called so far: 1.');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(otto).toContainText('Both are called.');
  const nora = page.getByRole('region', { name: /^Nora.*(card|All)/ });
  await nora.getByRole('button', { name: 'All 1 returns' }).click();
  // It does not block the count, but the remaining moves are listed before the hills are counted.
  await next(page).click();
  await expect(words(page, 'Still to place: Nora 1.')).toBeVisible();
  await page.getByRole('button', { name: 'Go to the legions' }).click();
  await nora.getByRole('button', { name: 'Caelius: put one back' }).click();
  await expect(nora).toContainText('Nothing left to place.');
  await page
    .getByRole('region', { name: 'Livia turns a card' })
    .getByRole('button', { name: /^Wait/ })
    .click();
  await expectAccessible(page);

  await onMap(page, 'Caelius').click();
  await expect(page).toHaveURL(at('caelius'));
  await expect(verdict(page)).toHaveText('Nora first: 7. Livia second: 4.');
  await expect(words(page, 'This hill opened in this epoch: first is worth 7, second 4.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL(at('quirinalis'));
  await expect(words(page, '5 + 2 = 7, and 7 shared by 2 is 3 each, rounded down')).toBeVisible();

  await page.getByRole('button', { name: 'Knights', exact: true }).click();
  await expect(verdict(page)).toHaveText('Knights: Marco +2, Nora +1');
  await next(page).click();
  await expect(page).toHaveURL(at('penalties'));
  await page.getByRole('button', { name: 'Otto: one more' }).click();
  await expect(verdict(page)).toHaveText('Empty hands: Otto −10');
  await tile(page, 'Otto').click();
  await expect(page.getByRole('dialog', { name: 'Otto: 3 points so far' })).toContainText(
    'Epoch III: Consul',
  );
  await page.keyboard.press('Escape');
  await next(page).click();
  await expect(page).toHaveURL(at('track'));
  await expect(verdict(page)).toHaveText('Nora leads with 29');

  await page.getByRole('link', { name: 'Correct Epoch II', exact: true }).click();
  // The epoch as it was counted, with its legions.
  await expect(page).toHaveURL(/epoch\?e=2&stage=legions$/);
  await expect(page.getByRole('radio', { name: 'After the legions' })).toBeChecked();
  // Two more of Otto's markers on Quirinalis: now three players are tied there.
  await page.getByRole('group', { name: 'Player', exact: true }).getByText('Otto', { exact: true }).click();
  await onMap(page, 'Quirinalis').click();
  await expect(onMap(page, 'Quirinalis')).toHaveAccessibleName(/1 plebeian\)$/);
  await onMap(page, 'Quirinalis').click();
  await expect(onMap(page, 'Quirinalis')).toHaveAccessibleName(/2 plebeians\)$/);
  await page.getByRole('link', { name: 'Count the hills' }).click();
  await expect(words(page, 'What the correction changes')).toBeVisible();
  await expect(
    words(page, 'Epoch II, Quirinalis: Marco 3 (before: 5), Nora 3 (before: 5), Otto 3 (before: 0).'),
  ).toBeVisible();
  await page.getByRole('button', { name: 'Track', exact: true }).click();
  await expect(page).toHaveURL(at('track', 2));
  await page.getByRole('button', { name: 'All right' }).click();
  await expect(words(page, 'What the correction changes')).toHaveCount(0);

  // Otto's calls no longer fit if Otto has no markers in the Forum: one tap, and the legions move again.
  await page.goto('/en/seven-hills/epoch?e=3');
  await page.getByRole('button', { name: 'Area by area' }).click();
  await onMap(page, 'Forum Romanum').click();
  for (const count of [5, 4, 3, 2])
    await page.getByRole('button', { name: `Otto, plebeian: ${count}` }).press('Backspace');
  await expect(words(page, 'Otto is not consul, but has called: 2 plebeians.')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Go to the legions' }).click();
  await page.getByRole('button', { name: 'Move the legions again' }).click();
  await expect(page.getByRole('button', { name: 'Move them' })).toBeVisible();
  await expect(words(page, 'the legions no longer fit')).toHaveCount(0);

  await page.goto('/en/seven-hills/score?e=3&step=track');
  await page.getByRole('button', { name: 'Begin Epoch IV' }).click();
  await page.getByRole('button', { name: 'Begin epoch V' }).click();
  await page.getByRole('button', { name: 'The end' }).click();
  await expect(verdict(page)).toHaveText(/Nora.* with \d+ points/);
  await expect(page.getByText('All five epochs are counted.')).toBeVisible();
  await expectAccessible(page);
  await page.getByText(/^How did Otto get/).click();
  await page.getByRole('button', { name: /^Epoch III: 1 empty hand/ }).click();
  await expect(page).toHaveURL(at('penalties'));
  await page.goBack();
  await expect(verdict(page)).toHaveText(/Nora.* with \d+ points/);
});
