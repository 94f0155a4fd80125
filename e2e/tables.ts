/** Tables that several specs begin with. */
import { expect, type Page } from '@playwright/test';
import { type Language, speaker } from '../lib/i18n';
import { EXAMPLE } from '../lib/palatinus';

/**
 * A tie at hill A, nobody at D, E and F, Clara captures four and Eva has a disc for one of them: what the example
 * lacks.
 */
export const TIED =
  'P1_y-Anna.g-Ben.p-Clara.b-David.r-Eva_bfoio_LF16124D35B33126A55136C542E133G3426_gy----.-y-Y--.-R3--g.B-----.3-3--B.35-4--.r--g--';

/** Opens a table as a person does who was sent one, and waits until it lies there. */
export async function openTable(page: Page, notation = EXAMPLE, language: Language = 'en'): Promise<void> {
  const say = speaker(language);
  await page.goto(`/${language}/file`);
  const save = page.getByRole('region', { name: say('file.save') });
  await expect(save.getByRole('code').or(save.getByRole('listitem')).first()).toBeVisible();
  await page.getByRole('textbox', { name: say('file.paste') }).fill(notation);
  await page.getByRole('button', { name: say('file.openPasted'), exact: true }).click();
  await expect(save.getByRole('code')).toHaveText(notation);
}
