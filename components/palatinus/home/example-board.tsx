'use client';

/** The example as it was at the end of the game, with a legend of its pictures. */

import { Mark } from '@/components/boards/sign';
import { Arrow, Field } from '@/components/palatinus/board/ground';
import { Sign } from '@/components/palatinus/board/piece';
import { sceneOf } from '@/components/palatinus/board/scene';
import { StillBoard } from '@/components/palatinus/board/still-board';
import { useSay } from '@/components/ui/speech';
import { exampleGame, KINDS } from '@/lib/palatinus';

export function ExampleBoard(): React.ReactNode {
  const say = useSay<'board'>();
  const { board, position } = exampleGame();
  const inhabitants = position.filter((piece) => piece !== undefined).length;
  return (
    <div>
      <StillBoard
        scene={sceneOf(board, position)}
        label={say('board.label', { count: inhabitants })}
        className="mx-auto w-full max-w-xl lg:max-w-[max(28rem,100svh-20rem)]"
      />
      <Legend />
    </div>
  );
}

const SIZE = 'size-5 text-ink';

/** Peoples are left out: here it does not matter whose pieces they are. */
function Legend(): React.ReactNode {
  const say = useSay<'board' | 'words'>();
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
