/** Announcements for screen readers, with a minimal fake page. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { announce } from './live';

const live = { textContent: '' };

beforeEach(() => {
  vi.useFakeTimers();
  live.textContent = '';
  vi.stubGlobal('document', { getElementById: () => live });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('announcements of one action are read together, and none twice', () => {
  announce('C4: purple condottiere.');
  announce('');
  announce('Purple: 1 condottiere too many.');
  announce('C4: purple condottiere.');
  vi.runAllTimers();
  expect(live.textContent).toBe('C4: purple condottiere. Purple: 1 condottiere too many.');
});

test('the next action is announced on its own, and the same text again is a change', () => {
  announce('Undone.');
  vi.runAllTimers();
  expect(live.textContent).toBe('Undone.');
  announce('Undone.');
  vi.runAllTimers();
  expect(live.textContent).toBe('Undone.\u00a0');
});
