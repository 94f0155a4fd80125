'use client';

/** Records that a lesson taught by another game was finished; rendered on the lesson's last screen. */
import { useEffect } from 'react';
import type { LessonDone } from '@/lib/palatinus/learn';
import { useProgress } from './use-progress';

export function RecordLesson({ lesson }: { readonly lesson: LessonDone }): React.ReactNode {
  const { recordLesson } = useProgress();
  useEffect(() => recordLesson(lesson), [recordLesson, lesson]);
  return null;
}
