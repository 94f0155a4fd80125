'use client';

/** Endless questions: about all topics or one, at mixed levels or at one level. */
import { useState } from 'react';
import { ScreenButton } from '@/components/shell/screens';
import { Choice } from '@/components/ui/choice';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { type Progress, quizScreen } from '@/lib/palatinus/learn';
import { LEVELS, type Level, TOPIC_GROUPS, type Topic, type TopicGroup } from '@/lib/palatinus/quiz';
import { Folded, HubRow, HubRows, HubSection } from './hub-parts';

type Props = { readonly progress: Progress };

const MIXED = 0;
const ALL_LEVELS = `${LEVELS[0]}–${LEVELS.at(-1)}`;

export function QuizChoice({ progress: { topics } }: Props): React.ReactNode {
  const say = useSay<'learn' | 'quiz'>();
  const [picked, setPicked] = useState<Level | typeof MIXED>(MIXED);
  const level = picked === MIXED ? undefined : picked;
  const answered = (topic: Topic): string | undefined => {
    const known = topics[topic];
    return known && say('learn.answered', { right: known.right, wrong: known.wrong });
  };
  return (
    <HubSection id="quiz" title={say('quiz.title')}>
      <div className="flex flex-col gap-3 border-line border-b px-4 py-3">
        <p className="text-muted text-sm">{say('learn.quizText')}</p>
        <Choice<Level | typeof MIXED>
          legend={say('learn.level')}
          options={[
            { value: MIXED, label: ALL_LEVELS },
            ...LEVELS.map((each) => ({ value: each, label: String(each) })),
          ]}
          value={picked}
          onPick={setPicked}
        />
        <ScreenButton to={quizScreen({ level })}>
          {say('learn.allTopics')}
          <Icon name="forward" />
        </ScreenButton>
      </div>
      <Folded name={say('learn.byTopic')}>
        {(Object.keys(TOPIC_GROUPS) as TopicGroup[]).map((group) => (
          <div key={group}>
            <h3 className="mt-3 font-sans text-muted text-sm">{say(`learn.group-${group}`)}</h3>
            <HubRows>
              {TOPIC_GROUPS[group].map((topic) => (
                <li key={topic}>
                  <HubRow
                    to={quizScreen({ topic, level })}
                    name={say(`quiz.topic-${topic}`)}
                    note={answered(topic) ?? say(`quiz.about-${topic}`)}
                  />
                </li>
              ))}
            </HubRows>
          </div>
        ))}
      </Folded>
    </HubSection>
  );
}
