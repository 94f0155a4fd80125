/** How somebody lays tiles: by the names of what is tapped, and counting the taps. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Letter } from '../lib/palatinus';

/** A copy that is told already, as a file: every tile has springs on its fields 2 and 5. */
export const COPY_TEXT = JSON.stringify({
  format: 'palatinus-copy',
  version: 1,
  name: 'The club’s box',
  springs: Object.fromEntries([...'ABCDEFG'].map((letter) => [letter, [2, 5]])),
});

export class Layer {
  taps = 0;

  constructor(readonly page: Page) {}

  async tap(target: Locator): Promise<void> {
    await target.click();
    this.taps += 1;
  }

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  letter(letter: Letter): Locator {
    return this.page
      .getByRole('group', { name: 'Letter of the tile' })
      .getByRole('button', { name: `Tile ${letter}` });
  }

  /** The first token of this value that is not used. */
  token(value: number): Locator {
    return this.page
      .getByRole('group', { name: 'Token on the hill' })
      .getByRole('button', { name: `Token ${value}`, exact: true })
      .first();
  }

  prompt(title: string | RegExp): Locator {
    return this.page.getByRole('heading', { level: 2, name: title });
  }

  async lean(way: 'left' | 'right'): Promise<void> {
    await this.tap(this.button(`leans ${way}`));
  }

  /** Tells the tile that is up: its arrow above the hill, and its springs if they are asked for. */
  async lay(
    letter: Letter,
    told: { token?: number; springs?: readonly number[]; last?: boolean },
  ): Promise<void> {
    if (!told.last) await this.tap(this.letter(letter));
    await expect(this.prompt(`Tile ${letter}: tap the field with the arrow`)).toBeVisible();
    await this.tap(this.button(`Tile ${letter}, field above`));
    if (told.springs) {
      await expect(this.prompt(`Tile ${letter}: tap every spring`)).toBeVisible();
      for (const number of told.springs)
        await this.tap(this.button(new RegExp(`^Tile ${letter}, field ${number}`)));
      const count = told.springs.length;
      await this.tap(this.button(count === 0 ? 'No springs' : new RegExp(`^Done, ${count} spring`)));
    }
    if (told.token !== undefined) await this.tap(this.token(told.token));
  }

  /** Six letters, seven arrows and five tokens; the last letter and the last token find their place. */
  async layAll(springs?: readonly number[]): Promise<void> {
    const marked = springs ? { springs } : {};
    await this.lay('A', marked);
    for (const [letter, token] of [
      ['B', 3],
      ['C', 5],
      ['D', 4],
      ['E', 3],
      ['F', 5],
    ] as const)
      await this.lay(letter, { token, ...marked });
    await this.lay('G', { last: true, ...marked });
  }
}

/** My copy is known before the tiles are laid, as in the second game of an evening. */
export async function bringCopy(page: Page): Promise<void> {
  await page.goto('/en/copy');
  await page.getByRole('textbox', { name: 'or paste the text of a file here' }).fill(COPY_TEXT);
  await page.getByRole('button', { name: 'Take over' }).click();
  await expect(page.getByText('7 of 7 tiles known', { exact: true })).toBeVisible();
}
