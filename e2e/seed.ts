/** Tables that were entered on an earlier visit, as the app itself would have saved them. */
import type { Page } from '@playwright/test';
import {
  exampleCopy,
  makeSaved,
  NOTHING_KEPT,
  type Notebook,
  openExample,
  withMyCopy,
} from '../lib/palatinus/enter';

const { example: _, ...springs } = exampleCopy();

/** A copy whose springs are all known, and no table yet: somebody played before. */
export const KNOWN_COPY: Notebook = {
  ...NOTHING_KEPT.notebook,
  copy: { name: 'The club’s box', ...springs },
};

/** The example table with all its inhabitants, played with that copy. */
const FULL_TABLE: Notebook = withMyCopy(openExample(KNOWN_COPY));

/** The same before anybody is placed. */
export const LAID_TABLE: Notebook = { ...FULL_TABLE, table: { ...FULL_TABLE.table, pieces: {} } };

/** Puts a notebook on the device, unless something is there already: a reload must find what was entered since. */
export async function seed(page: Page, notebook: Notebook): Promise<void> {
  await seedText(page, makeSaved({ ...NOTHING_KEPT, notebook }));
}

export async function seedText(page: Page, text: string): Promise<void> {
  await page.addInitScript((saved) => {
    if (localStorage.getItem('septimontium') === null) localStorage.setItem('septimontium', saved);
  }, text);
}
