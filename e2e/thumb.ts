/** A thumb that counts its own taps. */
import type { Locator } from '@playwright/test';

export class Thumb {
  taps = 0;

  async tap(target: Locator): Promise<void> {
    await target.tap();
    this.taps += 1;
  }
}
