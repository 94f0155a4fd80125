/** Tables that several specs begin with. */
import { expect, type Page } from '@playwright/test';
import { type Language, speaker } from '../lib/i18n';
import { EXAMPLE } from '../lib/palatinus';

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
