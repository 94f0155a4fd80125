/** A new version is asked to take over; a page that missed the change is reloaded. */
import { afterEach, expect, test, vi } from 'vitest';
import { takeOver } from './offline';

afterEach(() => vi.unstubAllGlobals());

function tapIn(state: ServiceWorkerState) {
  const container = new EventTarget();
  const reload = vi.fn();
  const postMessage = vi.fn();
  vi.stubGlobal('window', { location: { reload } });
  vi.stubGlobal('navigator', { serviceWorker: container });
  takeOver({ state, postMessage } as unknown as ServiceWorker);
  return { container, reload, postMessage };
}

test('a waiting worker is asked, and the page reloads when it has taken over', () => {
  const { container, reload, postMessage } = tapIn('installed');
  expect(postMessage).toHaveBeenCalledExactlyOnceWith({ takeOver: true });
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test.each(['activating', 'activated', 'redundant'] as const)(
  'if another tab was first and the worker is %s, the page reloads at once',
  (state) => {
    expect(tapIn(state).reload).toHaveBeenCalledOnce();
  },
);
