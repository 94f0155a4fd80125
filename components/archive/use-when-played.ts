'use client';

/** When an archived game was played, as people say it: "yesterday". */
import { useLanguage, useSay } from '@/components/ui/speech';
import { useToday } from '@/components/ui/use-today';
import { dayOf, type Listed } from '@/lib/archive';
import { whenSentence } from '@/lib/i18n';

export function useWhenPlayed(listed: Listed): string {
  const say = useSay<'start' | 'ui'>();
  const language = useLanguage();
  const today = useToday();
  const date = dayOf(listed);
  return date === undefined ? say('start.undated') : whenSentence(say, language, date, today);
}
