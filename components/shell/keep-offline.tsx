'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { keepOffline } from './offline';

/** On every page: the app is fetched for later, once the page stands. */
export function KeepOffline(): React.ReactNode {
  useEffect(() => whenIdle(() => void keepOffline()), []);
  return null;
}
