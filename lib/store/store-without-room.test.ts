/** If one of the two copies cannot be written, the other is enough; if neither can, that is reported. */

import { describe, expect, test } from 'vitest';
import { FakeSecondCopy, FakeStorage, OneTabsCopy, pause, settled } from './testing-storage';
import { asks, openTab, seat, standing, tap } from './testing-tab';

describe('where the first copy cannot be written', () => {
  test('the second one is enough', async () => {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    const window = new EventTarget();
    const tab = openTab(storage, second, window);
    seat(tab, 3);
    storage.setRoom(0);
    tap(tab, '31');
    expect(tab.snapshot().saving).toBe('saved');
    expect(asks(window)).toBe(true);
    await settled();
    expect(tab.snapshot().saving).toBe('saved');
    expect(asks(window)).toBe(false);
    const next = openTab(storage, second);
    await settled();
    expect(standing(next)).toStrictEqual(['31']);
  });

  test('nor the second, that is reported, and the browser asks before leaving, until there is room', async () => {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    const window = new EventTarget();
    const tab = openTab(storage, second, window);
    seat(tab, 3);
    await settled();
    storage.setRoom(0);
    second.fails = true;
    tap(tab, '31');
    await settled();
    expect(tab.snapshot().saving).toBe('full');
    expect(asks(window)).toBe(true);
    storage.setRoom(10_000);
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(tab.snapshot().saving).toBe('saved');
    expect(asks(window)).toBe(false);
    expect(standing(openTab(storage, second))).toStrictEqual(['31']);
  });

  test('what neither took becomes one step on top of what another tab has saved since', async () => {
    const [storage, second] = [new FakeStorage(), new FakeSecondCopy()];
    const window = new EventTarget();
    const tab = openTab(storage, second, window);
    seat(tab, 3);
    await settled();
    const other = openTab(storage, second);
    await settled();
    storage.setRoom(0);
    second.fails = true;
    tap(tab, '31');
    tap(tab, '32');
    await settled();
    second.fails = false;
    tap(other, '33');
    await settled();
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(standing(tab)).toStrictEqual(['31', '32']);
    expect(tab.snapshot().saving).toBe('saved');
    tab.undo();
    expect(standing(tab)).toStrictEqual(['33']);
  });

  test('a change that neither took is kept when the second takes the one before it', async () => {
    const shared = new FakeSecondCopy();
    const [storage, window] = [new FakeStorage(), new EventTarget()];
    const copy = new OneTabsCopy(shared);
    const tab = openTab(storage, copy, window);
    seat(tab, 3);
    await settled();
    const other = openTab(storage, shared);
    await settled();
    storage.setRoom(0);
    tap(tab, '31');
    await pause();
    await pause();
    tap(tab, '32');
    copy.mode = 'fails';
    await settled();
    expect(tab.snapshot().saving).toBe('full');
    storage.setRoom(10_000);
    tap(other, '33');
    await settled();
    copy.mode = 'serves';
    window.dispatchEvent(new Event('focus'));
    await settled();
    expect(standing(tab)).toContain('32');
    expect(tab.snapshot().saving).toBe('saved');
  });

  test('because it accepts everything and stores nothing, that is noticed', async () => {
    class DeafStorage extends FakeStorage {
      override setItem(): void {}
    }
    const second = new FakeSecondCopy();
    const window = new EventTarget();
    const tab = openTab(new DeafStorage(), second, window);
    seat(tab, 3);
    await settled();
    expect(tab.snapshot().saving).toBe('saved');
    second.fails = true;
    seat(tab, 4);
    await settled();
    expect(tab.snapshot().saving).toBe('forbidden');
    expect(asks(window)).toBe(true);
  });
});
