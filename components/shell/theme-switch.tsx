'use client';

import { useSyncExternalStore } from 'react';
import { Icon } from '@/components/ui/icon';
import { applyTheme, shownTheme, THEMES, type Theme } from './theme';

const listeners = new Set<() => void>();

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function choose(wish: string): void {
  applyTheme(THEMES.find((theme) => theme === wish) ?? 'auto');
  for (const listener of listeners) listener();
}

type Props = { readonly label: string; readonly names: Readonly<Record<Theme, string>> };

/**
 * A native select, because the phone's own picker has the largest targets. Disabled until hydration. On a narrow
 * screen only its icon is visible.
 */
export function ThemeSwitch({ label, names }: Props): React.ReactNode {
  const theme = useSyncExternalStore<Theme | undefined>(subscribe, shownTheme, () => undefined);
  return (
    <span className="relative inline-flex items-center rounded-xl hover:bg-sand">
      <Icon name={theme ?? 'auto'} className="pointer-events-none absolute left-3 sm:left-2.5" />
      <select
        aria-label={label}
        value={theme ?? 'auto'}
        disabled={theme === undefined}
        onChange={(event) => choose(event.target.value)}
        className="min-h-touch cursor-pointer appearance-none rounded-xl bg-transparent disabled:opacity-100 max-sm:w-touch max-sm:text-transparent max-sm:forced-color-adjust-none sm:pr-2.5 sm:pl-9 text-sm [&>option]:bg-card [&>option]:text-ink"
      >
        {THEMES.map((name) => (
          <option key={name} value={name}>
            {names[name]}
          </option>
        ))}
      </select>
    </span>
  );
}
