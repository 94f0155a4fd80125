import { Fragment } from 'react';
import { Sign } from '@/components/palatinus/board/piece';
import type { Piece } from '@/lib/palatinus';
import { unbroken } from '@/lib/text';

type Props = Piece & {
  readonly children: string;
  /** Shown after the sentence. */
  readonly after?: React.ReactNode;
};

/** A sentence next to the inhabitant it is about. */
export function PieceLine({ people, kind, children, after }: Props): React.ReactNode {
  return (
    <li className="flex scroll-mb-12 low:scroll-mb-8 items-center gap-3 py-2.5 leading-relaxed short:py-1 short:text-[0.8125rem] short:leading-tight">
      <Sign people={people} kind={kind} className="size-9 short:size-8" />
      <p className="min-w-0 [overflow-wrap:anywhere]">
        {unbroken(children)} {after}
      </p>
    </li>
  );
}

/** Breaks a sum before a plus; elsewhere only if a single addend is longer than its line. */
export function SumLines({ children }: { readonly children: string }): React.ReactNode {
  return unbroken(children)
    .split(/ (?=\+)/)
    .map((addend, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: an addend is its place
      <Fragment key={index}>
        {index > 0 && ' '}
        <span className="inline-block">{addend}</span>
      </Fragment>
    ));
}
