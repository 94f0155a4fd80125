import { Mark } from '@/components/board/mark';
import { Piece } from '@/components/board/piece';
import { type Speaker, sentences } from '@/lib/i18n';
import type { Game, Hill, Piece as Inhabitant } from '@/lib/palatinus';

type Props = { readonly say: Speaker; readonly game: Game; readonly hill: Hill };

/** One hill told in full, so that a reader sees how a count is explained. */
export function ExampleHill({ say, game, hill }: Props): React.ReactNode {
  const tell = sentences(say, game);
  return (
    <article className="mt-8 rounded-2xl border border-line bg-card p-5 sm:p-7">
      <h3 className="text-xl sm:text-2xl">{tell.hill(hill)}</h3>
      <div className="mt-4 grid gap-6 lg:grid-cols-2 lg:gap-12">
        <div>
          <h4 className="text-muted">{say('home.exampleFirst')}</h4>
          <ul className="divide-y divide-line">
            {hill.condottieri.map((condottiere) => (
              <Told key={condottiere.at} people={condottiere.people} kind="condottiere">
                {tell.condottiere(condottiere)}
              </Told>
            ))}
            {hill.captures.map((capture) => (
              <Told key={capture.at} people={capture.people} kind={capture.kind}>
                {tell.capture(capture)}
              </Told>
            ))}
          </ul>
        </div>
        <div>
          <h4 className="text-muted">{say('home.exampleThen')}</h4>
          <ul className="divide-y divide-line">
            {hill.influence.map((influence) => (
              <Told key={influence.at} people={influence.people} kind={influence.kind}>
                {tell.influence(influence)}
              </Told>
            ))}
          </ul>
          <p className="mt-3">{tell.totals(hill)}</p>
          <p className="mt-2 font-bold">{tell.control(hill)}</p>
        </div>
      </div>
    </article>
  );
}

/** A sentence beside the inhabitant it speaks of. */
function Told({ people, kind, children }: Inhabitant & { readonly children: string }): React.ReactNode {
  return (
    <li className="flex items-center gap-3 py-2.5 leading-relaxed">
      <Mark className="size-9">
        <Piece people={people} kind={kind} />
      </Mark>
      <p>{unbroken(children)}</p>
    </li>
  );
}

/** A sum keeps its signs and their numbers on one line. */
function unbroken(sentence: string): string {
  return sentence.replace(/ ([×=]) /g, '\u00a0$1\u00a0');
}
