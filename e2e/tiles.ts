/** Enters tiles by the accessible names of what is tapped. */
import { expect, type Locator, type Page } from '@playwright/test';
import type { Letter } from '../lib/palatinus';

export class Layer {
  constructor(readonly page: Page) {}

  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  letter(letter: Letter): Locator {
    return this.page
      .getByRole('group', { name: 'Letter of the tile' })
      .getByRole('button', { name: `Tile ${letter}` });
  }

  /** The first unused token with this value. */
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
    await this.button(way === 'left' ? 'Left tile higher' : 'Right tile higher').click();
  }

  /** Enters the current tile: its arrow above the hill, and its springs if they are asked for. */
  async lay(
    letter: Letter,
    tile: {
      readonly token?: number;
      readonly springs?: readonly number[];
      readonly last?: boolean;
      /** Whether to skip confirming that these are all springs. */
      readonly hurried?: boolean;
    },
  ): Promise<void> {
    if (!tile.last) await this.letter(letter).click();
    await expect(this.prompt(`Tile ${letter}: tap the field with the arrow`)).toBeVisible();
    await this.button(`Tile ${letter}, field above`).click();
    if (tile.springs) {
      await expect(this.prompt(`Tile ${letter}: tap every spring`)).toBeVisible();
      for (const number of tile.springs)
        await this.button(new RegExp(`^Tile ${letter}, field ${number}`)).click();
      const count = tile.springs.length;
      if (!tile.hurried)
        await this.button(count === 0 ? 'No springs' : new RegExp(`^Done, ${count} spring`)).click();
    }
    if (tile.token !== undefined) await this.token(tile.token).click();
  }
}
