'use client';

/**
 * The answer with its arithmetic and its rules; if the rules leave something open, all readings next to each other.
 */

import { RuleLinks } from '@/components/palatinus/rules/rule-links';
import { useSay } from '@/components/ui/speech';
import { askSentences, capital, noInfluenceReason, rulingAnswer } from '@/lib/i18n';
import { DEFAULT_RULINGS, type Ground, type RulingKey } from '@/lib/palatinus';
import type { Answer, Reading } from '@/lib/palatinus/ask';

type Props = {
  readonly answer: Answer;
  /** The reading that is drawn on the board. */
  readonly reading: Reading;
  readonly onPick: (reading: Reading) => void;
};

export function AskAnswer({ answer, reading, onPick }: Props): React.ReactNode {
  const say = useSay<'ask' | 'rulings'>();
  const { ruling, readings, grounds } = answer;
  const [{ condottiere, captivePoints }] = readings;
  return (
    <section aria-label={say('ask.answer')} className="rounded-2xl border border-line bg-card px-4 py-3">
      {ruling ? (
        <>
          <h2 className="text-lg leading-snug">{say('ask.open')}</h2>
          <p className="mt-1 text-sm leading-relaxed">{say(`rulings.${ruling}`)}</p>
          <div className="mt-2 grid grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] gap-2">
            {readings.map((each) => (
              <ReadingCard
                key={each.ruled}
                ruling={ruling}
                reading={each}
                isPicked={each === reading}
                onPick={() => onPick(each)}
              />
            ))}
          </div>
        </>
      ) : (
        <Arithmetic reading={readings[0]} />
      )}
      {condottiere && captivePoints > 0 && (
        <p className="mt-1 leading-relaxed">{say('ask.captivePoints', { points: captivePoints })}</p>
      )}
      {condottiere && <p className="mt-1 text-muted text-sm leading-relaxed">{say('ask.noInfluence')}</p>}
      <Rules grounds={grounds} />
    </section>
  );
}

type ReadingCardProps = {
  readonly ruling: RulingKey;
  readonly reading: Reading;
  readonly isPicked: boolean;
  readonly onPick: () => void;
};

/** One way to read the rules. The pressed one is drawn on the board. */
function ReadingCard({ ruling, reading, isPicked, onPick }: ReadingCardProps): React.ReactNode {
  const say = useSay<'ask' | 'rulebook' | 'rulings' | 'walkthrough' | 'words'>();
  const { ruled = DEFAULT_RULINGS[ruling], influence, parts, condottiere } = reading;
  const { label, why } = rulingAnswer(say, ruling, ruled);
  return (
    <button
      type="button"
      aria-pressed={isPicked}
      onClick={onPick}
      className="flex min-h-touch cursor-pointer flex-col items-start gap-1 rounded-xl border-2 border-line px-3 py-2 text-left leading-snug aria-pressed:border-terracotta aria-pressed:bg-terracotta-wash"
    >
      <span className="font-bold text-[min(1.125rem,4.6vw)]">
        {condottiere ? label : say('ask.influence', { points: influence.points })}
      </span>
      {ruled === DEFAULT_RULINGS[ruling] && (
        <span className="rounded-full bg-laurel-fill px-2.5 py-0.5 font-bold text-on-fill text-xs">
          {say('rulebook.usual')}
        </span>
      )}
      {!condottiere && <span className="font-bold text-sm">{label}</span>}
      <span className="text-muted text-xs leading-relaxed">
        {condottiere ? why : parts.map(askSentences(say).part).join(' + ')}
      </span>
    </button>
  );
}

/** The addends of the influence, or what a condottiere does and why. */
function Arithmetic({ reading }: { readonly reading: Reading }): React.ReactNode {
  const say = useSay<'ask' | 'walkthrough' | 'words'>();
  const tell = askSentences(say);
  const { influence, parts, condottiere } = reading;
  if (condottiere) return <p className="leading-relaxed">{tell.why(condottiere)}</p>;
  return (
    <ul className="leading-relaxed">
      {parts.length === 0 && <li>{capital(noInfluenceReason(say, influence))}</li>}
      {parts.map((part) => (
        <li key={part.reason} className="flex justify-between gap-3">
          <span>{tell.part(part)}</span>
          <span className="tabular-nums">{part.points}</span>
        </li>
      ))}
      <li className="mt-1 flex justify-between gap-3 border-line border-t pt-1 font-bold">
        <span>{say('ask.total')}</span>
        <span className="tabular-nums">{influence.points}</span>
      </li>
    </ul>
  );
}

function Rules({ grounds }: { readonly grounds: readonly Ground[] }): React.ReactNode {
  return (
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
      {grounds.map((ground) => (
        <RuleLinks key={ground.rule} {...ground} />
      ))}
    </p>
  );
}
