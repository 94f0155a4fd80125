/**
 * The example on the home page: a whole table with its count, which shows what the app does. It is scored when the
 * page is built, with the same functions that score a reader's table.
 */

import { Arrow, Field } from '@/components/palatinus/board/ground';
import { Mark, Sign } from '@/components/palatinus/board/piece';
import { sceneOf } from '@/components/palatinus/board/scene';
import { StillBoard } from '@/components/palatinus/board/still-board';
import { HillStory } from '@/components/palatinus/count/hill-story';
import { Tally } from '@/components/palatinus/count/tally';
import { Section } from '@/components/ui/section';
import { gameSentences, type Speaker } from '@/lib/i18n';
import { EXAMPLE, exampleGame, KINDS, score } from '@/lib/palatinus';

/** The hill of the rulebook's own example. Its count is explained in full. */
const EXPLAINED_LETTER = 'C';

export function Example({ say }: { readonly say: Speaker }): React.ReactNode {
  const game = exampleGame();
  const result = score(game);
  const explainedHill = result.hills.find(({ letter }) => letter === EXPLAINED_LETTER);
  const inhabitants = game.position.filter((piece) => piece !== undefined).length;
  return (
    <Section id="example" title={say('home.example')}>
      <p className="mt-3 max-w-prose text-muted leading-relaxed">
        {say('home.exampleText', { players: game.players.length, inhabitants })}
      </p>
      <div className="mt-6 grid items-center gap-8 lg:grid-cols-[6fr_5fr] lg:gap-12">
        <div>
          <StillBoard
            scene={sceneOf(game.board, game.position)}
            label={say('board.label', { count: inhabitants })}
            className="mx-auto w-full max-w-2xl"
          />
          <ExampleLegend say={say} />
        </div>
        <Tally say={say} game={game} result={result} level="h3" />
      </div>
      {explainedHill && (
        <article className="mt-8 rounded-2xl border border-line bg-card p-5 sm:p-7">
          <h3 className="text-xl sm:text-2xl">{gameSentences(say, game).hill(explainedHill)}</h3>
          <HillStory
            say={say}
            game={game}
            hill={explainedHill}
            level="h4"
            className="mt-4 grid gap-6 lg:grid-cols-2 lg:gap-12"
          />
        </article>
      )}
      <ExampleNotation say={say} />
    </Section>
  );
}

const SIZE = 'size-5 text-ink';

/** What the pictures on the board mean. The peoples are left out, because they head the columns of the tally. */
function ExampleLegend({ say }: { readonly say: Speaker<'board' | 'words'> }): React.ReactNode {
  const signs = [
    ...KINDS.map((kind) => ({ name: say(`words.${kind}`), sign: <Sign kind={kind} className={SIZE} /> })),
    {
      name: say('board.spring'),
      sign: (
        <Mark className={SIZE}>
          <g transform="scale(.75)">
            <Field spring />
          </g>
        </Mark>
      ),
    },
    {
      name: say('board.arrow'),
      sign: (
        <Mark className={SIZE}>
          <g transform="translate(0 248) scale(2.7)">
            <Arrow direction={0} />
          </g>
        </Mark>
      ),
    },
  ];
  return (
    <ul className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-1 text-muted text-sm">
      {signs.map(({ name, sign }) => (
        <li key={name} className="inline-flex items-center gap-1.5">
          {sign}
          {name}
        </li>
      ))}
    </ul>
  );
}

/**
 * The table as notation. It wraps anywhere, because it is longer than a phone is wide, and one click selects all of
 * it.
 */
function ExampleNotation({ say }: { readonly say: Speaker<'home'> }): React.ReactNode {
  return (
    <figure className="mt-8 rounded-2xl bg-laurel-wash p-5">
      <figcaption>{say('home.exampleNotation')}</figcaption>
      <code className="mt-2 block select-all font-mono text-laurel text-sm [overflow-wrap:anywhere]">
        {EXAMPLE}
      </code>
    </figure>
  );
}
