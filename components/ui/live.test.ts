/** What is said to those who listen, with as much of a page as it takes. */
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

test('what one act has to say is said together, and nothing of it twice', () => {
  announce('C4: purple condottiere.');
  announce('');
  announce('Purple: 1 condottiere too many.');
  announce('C4: purple condottiere.');
  vi.runAllTimers();
  expect(live.textContent).toBe('C4: purple condottiere. Purple: 1 condottiere too many.');
});

test('the next act is said by itself, and the same words again are a change', () => {
  announce('Undone.');
  vi.runAllTimers();
  expect(live.textContent).toBe('Undone.');
  announce('Undone.');
  vi.runAllTimers();
  expect(live.textContent).toBe('Undone.\u00a0');
});
