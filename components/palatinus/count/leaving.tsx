'use client';

import { RuleLinks } from '@/components/palatinus/rules/rule-links';
import { useSay } from '@/components/shell/speech';
import { sentences, stepSentences } from '@/lib/i18n';
import { type Game, type Hill, ruleOfCapture, ruleOfCondottiere } from '@/lib/palatinus';
import { Judged } from './judged';
import { Told } from './told';

type Props = { readonly game: Game; readonly hill: Hill };

/** Captives and fugitives leave. A single condottiere is judged in the same breath. */
export function Leaving({ game, hill: { condottieri, captures } }: Props): React.ReactNode {
  const say = useSay<'walkthrough' | 'words'>();
  const tell = sentences(say, game);
  const [first, ...more] = condottieri;
  const others = more.length > 0 ? condottieri.filter(({ outcome }) => outcome !== 'captures') : [];
  return (
    <>
      {more.length > 0 ? (
        <div className="py-2">
          <h3 className="text-lg leading-snug">{say('walkthrough.leaveTitle')}</h3>
          <p className="text-muted text-sm">
            {say('walkthrough.leaveText')} <RuleLinks rule="same-time" />
          </p>
        </div>
      ) : (
        first && <Judged game={game} condottiere={first} />
      )}
      <ul className="divide-y divide-line">
        {captures.map((capture) => (
          <Told
            key={capture.at}
            people={capture.people}
            kind={capture.kind}
            after={<RuleLinks {...ruleOfCapture(capture, game)} />}
          >
            {tell.capture(capture)}
          </Told>
        ))}
        {others.map((condottiere) => (
          <Told
            key={condottiere.at}
            people={condottiere.people}
            kind="condottiere"
            after={<RuleLinks {...ruleOfCondottiere(condottiere)} />}
          >
            {stepSentences(say, game).left(condottiere)}
          </Told>
        ))}
      </ul>
    </>
  );
}
