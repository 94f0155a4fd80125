import type { Whereabouts } from '@/lib/palatinus/enter';

/**
 * Seven in a row, each as large as a thumb. On narrow phones they go to the very edge of the screen for that; where
 * letters are set very large, they take a second row.
 */
export const TRAY =
  '-mx-[calc(var(--gutter)-0.25rem)] grid grid-cols-[repeat(auto-fit,minmax(2.75rem,1fr))] gap-x-[0.5px] gap-y-1.5 min-[345px]:gap-x-1 min-[380px]:mx-0';

export const TRAY_CELL =
  'inline-flex h-touch min-w-touch cursor-pointer items-center justify-center border-2 font-bold aria-disabled:cursor-default';

/** What lies elsewhere is greyed, but for a hand that may swap it, not gone. */
export function trayLook(lies: Whereabouts, pickable: boolean): string {
  if (lies === 'here') return 'border-terracotta bg-terracotta-wash';
  if (!pickable) return 'border-line border-dashed text-muted/70';
  return lies === 'free'
    ? 'border-edge bg-card hover:border-ink'
    : 'border-line bg-sand text-muted hover:border-edge';
}
