'use client';

/** Open questions that decide the game: who wins with which answer, on which hill, because of which field. */
import { useState } from 'react';
import { RuleLinks } from '@/components/palatinus/rules/rule-links';
import { Icon } from '@/components/ui/icon';
import { useSay } from '@/components/ui/speech';
import { useMedia } from '@/components/ui/use-media';
import { type Speaker, settleSentences } from '@/lib/i18n';
import {
  type Game,
  type Letter,
  parseField,
  type Result,
  RULE_OF_RULING,
  type RulingKey,
  type Rulings,
} from '@/lib/palatinus';
import {
  changedHills,
  contestedHills,
  type DecisiveQuestions,
  type DecisiveRulings,
} from '@/lib/palatinus/settle';
import { BothWays } from './both-ways';
import { QuestionLink } from './minor-questions';
import { ReadingCard } from './reading-card';

type Props = {
  readonly game: Game;
  readonly own: Result;
  readonly questions: DecisiveQuestions;
  readonly turned: number;
  readonly onAdopt: (rulings: Partial<Rulings>) => void;
};

type Say = Speaker<'pieces' | 'settle' | 'story' | 'walkthrough' | 'words'>;

export function DecisiveCard({ game, own, questions, turned, onAdopt }: Props): React.ReactNode {
  const say = useSay<'pieces' | 'settle' | 'story' | 'walkthrough' | 'words'>();
  const tell = settleSentences(say, game);
  const { rulings, readings } = questions;
  const answers = Object.fromEntries(rulings.map((key) => [key, game.rulings[key]])) as Partial<Rulings>;
  return (
    <div className="rounded-2xl border-2 border-terracotta bg-terracotta-wash px-3.5 py-3 sm:px-4">
      {readings.map((reading) => (
        <p key={tell.short(reading.rulings)} className="text-lg leading-snug [&+p]:mt-1">
          {tell.wins(reading.rulings, own, reading.result)}
        </p>
      ))}
      <div className="mt-3 grid gap-2 min-[22.5rem]:grid-cols-2 sm:grid-cols-[repeat(auto-fit,minmax(11rem,1fr))]">
        <ReadingCard
          isOwn
          game={game}
          result={own}
          title={say('settle.asYouPlay')}
          answer={tell.short(answers)}
        />
        {readings.map((reading) => (
          <ReadingCard
            key={tell.short(reading.rulings)}
            game={game}
            result={reading.result}
            title={say(readings.length > 1 ? 'settle.anotherReading' : 'settle.otherReading')}
            answer={tell.short(reading.rulings)}
            onAdopt={() => onAdopt(reading.rulings)}
          />
        ))}
      </div>
      <div className="mt-3">
        {[...new Set(readings.flatMap((reading) => linesOf(say, game, reading)))].map((line) => (
          <p key={line} className="leading-relaxed">
            {line}
          </p>
        ))}
      </div>
      {contestedHills(readings).map(({ letter, changed }) => (
        <Unfolding key={letter} letter={letter}>
          <BothWays {...{ game, letter, changed, turned }} />
        </Unfolding>
      ))}
      <QuestionsAndEditions rulings={rulings} />
    </div>
  );
}

/** Which hills change hands, and which inhabitants cause that. */
function linesOf(say: Say, game: Game, reading: DecisiveRulings): readonly string[] {
  const tell = settleSentences(say, game);
  const { rulings, result, occasions, tied } = reading;
  const changed = changedHills(reading);
  const hills = [...new Set(occasions.map(({ hill }) => hill))];
  return [
    ...(changed.length > 0 ? [tell.changes(rulings, changed)] : []),
    ...hills.map((letter) => {
      const about = occasions
        .filter(({ hill }) => hill === letter)
        .flatMap((occasion) => {
          const piece = game.position[parseField(occasion.at)];
          return piece ? [tell.about(occasion, piece)] : [];
        });
      return say('settle.turnsOn', {
        letter,
        list: about.reduce((list, last) => say('settle.list', { list, last })),
      });
    }),
    ...('tieBreak' in rulings ? tell.tie(tied, result) : []),
  ];
}

type UnfoldingProps = { readonly letter: Letter; readonly children: React.ReactNode };

/** The boards are rendered on demand, or at once where there is room. */
function Unfolding({ letter, children }: UnfoldingProps): React.ReactNode {
  const say = useSay<'settle'>();
  const hasRoom = useMedia('(min-width: 64rem)');
  const [asked, setAsked] = useState<boolean>();
  const isOpen = asked ?? hasRoom;
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setAsked(!isOpen)}
        className="-mx-2 inline-flex min-h-touch cursor-pointer items-center gap-1.5 rounded-xl px-2 text-left font-bold text-terracotta hover:bg-sand"
      >
        {say(isOpen ? 'settle.hideBothWays' : 'settle.bothWays', { letter })}
        <Icon name="forward" className={isOpen ? '-rotate-90' : 'rotate-90'} />
      </button>
      {isOpen && children}
    </>
  );
}

/** Each question with a link to its answers, what the editions print about it, and a link to its rule. */
function QuestionsAndEditions({ rulings }: { readonly rulings: readonly RulingKey[] }): React.ReactNode {
  const say = useSay<'settle'>();
  return rulings.map((key) => (
    <div key={key} className="mt-1">
      <QuestionLink ruling={key} className="min-h-touch" />
      <p className="text-muted text-sm leading-relaxed">
        {say(`settle.editions-${key}`)} <RuleLinks rule={RULE_OF_RULING[key]} />
      </p>
    </div>
  ));
}
