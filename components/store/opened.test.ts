/** Everything is saved: what this tab has read as it has it, and what it has not read as the device keeps it. */
import { afterEach, expect, it, vi } from 'vitest';
import { FakeStorage } from '@/lib/store/testing-storage';
import { everythingSaved, rememberOpened } from './opened';

const saved = (game: string, note: string): string =>
  JSON.stringify({ format: 'septimontium-notebook', game, note });

afterEach(() => vi.unstubAllGlobals());

it('holds progress that no screen of this tab has read', () => {
  const localStorage = new FakeStorage();
  localStorage.setItem('game', saved('game', 'as it was'));
  localStorage.setItem('game-progress', saved('game-progress', 'practised'));
  vi.stubGlobal('window', { localStorage });
  rememberOpened({ game: 'game', isEmpty: () => false, savedText: () => saved('game', 'as it is') });
  expect(everythingSaved()).toEqual([
    { game: 'game', text: saved('game', 'as it is') },
    { game: 'game-progress', text: saved('game-progress', 'practised') },
  ]);
});
