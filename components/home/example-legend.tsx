import { Field } from '@/components/board/field';
import { Arrow } from '@/components/board/hill';
import { Mark } from '@/components/pieces/mark';
import { KindPicture } from '@/components/pieces/piece';
import type { Speaker } from '@/lib/i18n';
import { KINDS } from '@/lib/palatinus';

/** What the pictures on the board stand for. The peoples are not in it: they stand over the columns of the tally. */
export function ExampleLegend({ say }: { readonly say: Speaker<'board' | 'words'> }): React.ReactNode {
  const signs = [
    ...KINDS.map((kind) => ({
      name: say(`words.${kind}`),
      sign: (
        <g transform="scale(1.6)">
          <KindPicture kind={kind} />
        </g>
      ),
    })),
    {
      name: say('board.spring'),
      sign: (
        <g transform="scale(.75)">
          <Field spring />
        </g>
      ),
    },
    {
      name: say('board.arrow'),
      sign: (
        <g transform="translate(0 240) scale(2.7)">
          <Arrow direction={0} />
        </g>
      ),
    },
  ];
  return (
    <ul className="mt-4 flex flex-wrap justify-center gap-x-5 gap-y-1 text-muted text-sm">
      {signs.map(({ name, sign }) => (
        <li key={name} className="inline-flex items-center gap-1.5">
          <Mark className="size-5 text-ink">{sign}</Mark>
          {name}
        </li>
      ))}
    </ul>
  );
}
