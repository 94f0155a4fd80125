import { Sign } from '@/components/palatinus/board/sign';
import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { playerName } from '@/lib/i18n';
import type { Game, People, Piece } from '@/lib/palatinus';

type Props = {
  readonly game: Pick<Game, 'players'>;
  readonly choice: readonly Piece[];
  readonly standing: Piece | undefined;
  /** Nobody, if there is none. */
  readonly onPick: (piece: Piece | undefined) => void;
};

const PICK =
  'flex h-12 min-w-touch cursor-pointer items-center justify-center rounded-xl border-2 border-line bg-card hover:border-edge aria-pressed:border-terracotta aria-pressed:bg-terracotta-wash';

/** Everybody who could stand on a field, a row for each people, and nobody. */
export function Instead({ game, choice, standing, onPick }: Props): React.ReactNode {
  const say = useSay<'story' | 'words'>();
  const peoples = [...new Set(choice.map(({ people }) => people))];
  const nameOf = (people: People): string => {
    const player = game.players.find((one) => one.people === people || one.ally === people);
    return player ? playerName(say, player) : '';
  };
  return (
    <fieldset className="mt-1">
      <legend className="mb-1.5 font-bold">{say('story.instead')}</legend>
      <div className="flex flex-col gap-1.5">
        {peoples.map((people) => (
          <div
            key={people}
            className="grid grid-cols-[minmax(0,5fr)_repeat(3,minmax(0,4fr))] items-center gap-1.5"
          >
            <span className="truncate">{nameOf(people)}</span>
            {choice
              .filter((piece) => piece.people === people)
              .map((piece) => (
                <button
                  key={piece.kind}
                  type="button"
                  aria-label={say('story.piece', {
                    people: say(`words.${people}`),
                    kind: say(`words.${piece.kind}`),
                  })}
                  aria-pressed={standing?.people === people && standing.kind === piece.kind}
                  onClick={() => onPick(piece)}
                  className={PICK}
                >
                  <Sign {...piece} className="size-9" />
                </button>
              ))}
          </div>
        ))}
        <Button pressed={!standing} onClick={() => onPick(undefined)}>
          {say('story.nobody')}
        </Button>
      </div>
    </fieldset>
  );
}
