'use client';

/** For a page that rarely has something to say about saving, and should not make everybody fetch the words for it. */
import { preloadable } from '@/components/ui/preloadable';

export const LateStoreNotices = preloadable(async () => (await import('./store-notices')).StoreNotices);
