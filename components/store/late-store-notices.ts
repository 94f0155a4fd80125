'use client';

/** For a page that rarely has a notice about saving, so that most readers need not fetch its messages. */
import { preloadable } from '@/components/ui/preloadable';

export const LateStoreNotices = preloadable(async () => (await import('./store-notices')).StoreNotices);
