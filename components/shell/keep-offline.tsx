'use client';

import { useEffect } from 'react';
import { whenIdle } from '@/components/ui/when-idle';
import { askForScriptsAgain } from './load-again';
import { keepOffline } from './offline';

if (typeof window !== 'undefined') askForScriptsAgain();

/** On every page: fetches the app for offline use once the browser is idle. */
export function KeepOffline(): React.ReactNode {
  useEffect(() => whenIdle(() => void keepOffline()), []);
  return null;
}
