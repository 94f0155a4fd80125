import { Field } from '@/components/palatinus/board/field';
import { Arrow } from '@/components/palatinus/board/hill';
import { Mark } from '@/components/palatinus/board/mark';
import { Sign } from '@/components/palatinus/board/sign';
import type { Speaker } from '@/lib/i18n';
import { KINDS } from '@/lib/palatinus';

const SIZE = 'size-5 text-ink';

/** What the pictures on the board stand for. The peoples are not in it: they stand over the columns of the tally. */
export function ExampleLegend({ say }: { readonly say: Speaker<'board' | 'words'> }): React.ReactNode {
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
