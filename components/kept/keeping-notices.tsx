'use client';

export function KeepingNotices(): React.ReactNode {
  return null;
}
