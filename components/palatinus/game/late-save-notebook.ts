'use client';

/** Fetched as soon as a game is on the screen, so that it is there when a page fails; pages without a game do not carry it. */
import { preloadable } from '@/components/ui/preloadable';

export const LateSaveNotebook = preloadable(async () => (await import('./save-notebook')).SaveNotebook);
