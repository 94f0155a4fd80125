/**
 * One hill in words, all of it: first what its condottieri do, then what everybody left earns, and who controls it. As two
 * parts side by side where there is room. Whatever is said is read off the result.
 */
import { gameSentences, type Speaker } from '@/lib/i18n';
import type { Game, Hill } from '@/lib/palatinus';
import { PieceLine } from './piece-line';

type Props = {
  readonly say: Speaker<'score' | 'walkthrough' | 'words'>;
  readonly game: Pick<Game, 'players' | 'rulings'>;
  readonly hill: Hill;
  /** One below the heading that stands above it. */
  readonly level: 'h3' | 'h4';
  readonly className?: string;
};

export function HillStory({ say, game, hill, level, className = '' }: Props): React.ReactNode {
  const tell = gameSentences(say, game);
  const Heading = level;
  return (
    <div className={className}>
      <div>
        <Heading className="font-normal font-sans text-base text-muted">{say('score.condottieri')}</Heading>
        {hill.condottieri.length === 0 && (
          <p className="py-2.5">{say('walkthrough.noCondottiere', { letter: hill.letter })}</p>
        )}
        <ul className="divide-y divide-line">
          {hill.condottieri.map((condottiere) => (
            <PieceLine key={condottiere.at} people={condottiere.people} kind="condottiere">
              {tell.condottiere(condottiere)}
            </PieceLine>
          ))}
          {hill.captures.map((capture) => (
            <PieceLine key={capture.at} people={capture.people} kind={capture.kind}>
              {tell.capture(capture)}
            </PieceLine>
          ))}
        </ul>
      </div>
      <div>
        <Heading className="font-normal font-sans text-base text-muted">{say('score.influence')}</Heading>
        {hill.influence.length === 0 && <p className="py-2.5">{say('walkthrough.nobodyAround')}</p>}
        <ul className="divide-y divide-line">
          {hill.influence.map((influence) => (
            <PieceLine key={influence.at} people={influence.people} kind={influence.kind}>
              {tell.influence(influence)}
            </PieceLine>
          ))}
        </ul>
        <p className="mt-3">{tell.totals(hill)}</p>
        <p className="mt-2 font-bold">{tell.control(hill)}</p>
      </div>
    </div>
  );
}
