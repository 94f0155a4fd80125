'use client';

/** For the page of a failure, which is part of every page and must not bring the whole notebook to each of them. */
import { preloadable } from '@/components/ui/preloadable';

export const LateSaveNotebook = preloadable(async () => (await import('./save-notebook')).SaveNotebook);
