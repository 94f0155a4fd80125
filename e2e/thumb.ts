/** One thumb that counts its own taps. */
import type { Locator } from '@playwright/test';

export class Thumb {
  /** All taps, and of them those on the board. */
  taps = 0;
  boardTaps = 0;

  async tap(target: Locator): Promise<void> {
    const isOnBoard = await target.evaluate((element) => element.closest('svg[role="group"]') !== null);
    await target.tap();
    this.taps += 1;
    if (isOnBoard) this.boardTaps += 1;
  }
}
