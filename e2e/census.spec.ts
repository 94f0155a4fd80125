/** The box holds other numbers than the app thinks: what each brings is shown, changed, and goes back to the usual. */
import { expect, test } from '@playwright/test';
import { EMPTY_NOTEBOOK, setNumber } from '../lib/palatinus/enter';
import { seed } from './seed';

test('the census is shown, can be changed within the box, and goes back to the usual', async ({ page }) => {
  await seed(page, setNumber(EMPTY_NOTEBOOK, 3));
  await page.goto('/en/players');
  const census = page.getByRole('region', { name: 'What each brings' });
  await expect(census.getByText('that is our assumption')).toBeVisible();
  await census.getByText('Change the numbers').click();
  const more = census.getByRole('button', { name: 'Condottieri: one more' });
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await census.getByRole('button', { name: 'Merchants: one fewer' }).click();
  await more.click();
  await expect(census.getByRole('listitem')).toHaveText(['4 merchants', '5 peasants', '3 condottieri']);
  await expect(census.getByText('these are not the usual numbers')).toBeVisible();
  await census.getByRole('button', { name: 'Back to the usual numbers' }).click();
  await expect(census.getByRole('listitem')).toHaveText(['5 merchants', '5 peasants', '2 condottieri']);
});
