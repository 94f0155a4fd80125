'use client';

/** What the reader mixes up, with the rule that corrects it; what to practise next; and what they know. */
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { practiceReason } from '@/lib/i18n';
import {
  knownTopics,
  mixedUp,
  type Progress,
  practiceFor,
  quizScreen,
  topicAgainst,
} from '@/lib/palatinus/learn';
import { TOPICS } from '@/lib/palatinus/quiz';
import { HubRow, HubRows, HubSection } from './hub-parts';

type Props = { readonly progress: Progress; readonly date: string };

/** The first is on the card above. */
const [FROM, TO] = [1, 4];
/** More at once would be discouraging. */
const MOST_MIXED_UP = 4;

/** Renders nothing until a question was answered. */
export function WhatYouKnow({ progress, date }: Props): React.ReactNode {
  const say = useSay<'learn' | 'misreadings' | 'quiz'>();
  if (Object.keys(progress.topics).length === 0) return null;
  const mixed = mixedUp(progress).slice(0, MOST_MIXED_UP);
  const known = knownTopics(progress);
  return (
    <>
      {mixed.length > 0 && (
        <HubSection id="mixed-up" title={say('learn.mixedUp')}>
          <div className="px-4">
            <HubRows>
              {mixed.map((misreading) => (
                <li key={misreading}>
                  <HubRow
                    to={quizScreen({ topic: topicAgainst(misreading) })}
                    icon="warning"
                    name={say(`misreadings.${misreading}-rule`)}
                    note={say('learn.notThis', { mistake: say(`misreadings.${misreading}`) })}
                  />
                </li>
              ))}
            </HubRows>
          </div>
        </HubSection>
      )}
      <HubSection id="practise" title={say('learn.practise')}>
        <div className="px-4">
          <HubRows>
            {practiceFor(progress, date)
              .slice(FROM, TO)
              .map((practice) => (
                <li key={practice.topic}>
                  <HubRow
                    to={quizScreen({ topic: practice.topic, level: practice.level })}
                    name={say(`quiz.topic-${practice.topic}`)}
                    note={practiceReason(say, practice)}
                  />
                </li>
              ))}
          </HubRows>
        </div>
      </HubSection>
      <HubSection
        id="known"
        title={say('learn.known')}
        note={say('learn.doneOf', { done: known.length, count: TOPICS.length })}
      >
        {known.length === 0 && <p className="px-4 py-2.5 text-sm">{say('learn.nothingKnown')}</p>}
        <ul className="flex flex-col gap-1 px-4 py-2 empty:hidden sm:grid sm:grid-cols-2">
          {known.map((topic) => (
            <li key={topic} className="flex items-center gap-2 text-sm leading-snug">
              <Icon name="check" className="text-laurel" />
              {say(`quiz.topic-${topic}`)}
            </li>
          ))}
        </ul>
      </HubSection>
    </>
  );
}
