'use client';

/** Few people use "Guess first", so its components and messages are fetched only when it is turned on. */
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
