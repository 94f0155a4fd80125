/**
 * A whole table with its count, before anyone has entered one of their own: shows what the app does instead of saying
 * it. Scored when the page is built, with the very functions that score a reader's table.
 */
import { sceneOf } from '@/components/palatinus/board/scene';
import { StillBoard } from '@/components/palatinus/board/still-board';
import { HillStory } from '@/components/palatinus/count/hill-story';
import { Tally } from '@/components/palatinus/count/tally';
import { Section } from '@/components/ui/section';
import { type Speaker, sentences } from '@/lib/i18n';
import { exampleGame, score } from '@/lib/palatinus';
import { ExampleLegend } from './example-legend';
import { ExampleNotation } from './example-notation';

/** The hill that is the rulebook's own example. */
const TOLD = 'C';

export function Example({ say }: { readonly say: Speaker }): React.ReactNode {
  const game = exampleGame();
  const result = score(game);
  const told = result.hills.find(({ letter }) => letter === TOLD);
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
      {told && (
        <article className="mt-8 rounded-2xl border border-line bg-card p-5 sm:p-7">
          <h3 className="text-xl sm:text-2xl">{sentences(say, game).hill(told)}</h3>
          <HillStory
            say={say}
            game={game}
            hill={told}
            level="h4"
            className="mt-4 grid gap-6 lg:grid-cols-2 lg:gap-12"
          />
        </article>
      )}
      <ExampleNotation say={say} />
    </Section>
  );
}
