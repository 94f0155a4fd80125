'use client';

/** "Guess first", which few tables play: its parts and its words come only where somebody asks for it. */
import { withMessages } from '@/components/ui/with-messages';
import { fetchPalatinus } from '@/lib/i18n';

export const GuessPanel = withMessages(
  fetchPalatinus,
  async () => (await import('./guess-panel')).GuessPanel,
  InPlace,
);
export const GuessesOfHill = withMessages(
  fetchPalatinus,
  async () => (await import('./guess-verdicts')).GuessesOfHill,
  InPlace,
);
export const GuessPrize = withMessages(
  fetchPalatinus,
  async () => (await import('./guess-verdicts')).GuessPrize,
  InPlace,
);

function InPlace({ children }: { readonly children: React.ReactNode }): React.ReactNode {
  return children;
}
