'use client';

/** Notes down that a lesson was done which another game asks: its page puts this on the last screen. */
import { useEffect } from 'react';
import type { LessonDone } from '@/lib/palatinus/learn';
import { useProgress } from './use-progress';

export function RecordLesson({ lesson }: { readonly lesson: LessonDone }): React.ReactNode {
  const { recordLesson } = useProgress();
  useEffect(() => recordLesson(lesson), [recordLesson, lesson]);
  return null;
}
