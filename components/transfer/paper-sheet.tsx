/**
 * A result on one page of A4 or Letter. Nothing depends on colour alone. On a screen it also looks like paper: light
 * and in portrait format, but in one column on phones without room for two.
 *
 *   winners     date
 *   the game's own content, in two columns
 *   notation    QR code
 */

import { Placeholder } from '@/components/ui/placeholder';
import type { Speaker } from '@/lib/i18n';
import { QrCode } from './qr-code';

/** The props of a game's own sheet. */
export type PaperProps<Say, Game, Result> = {
  readonly say: Say;
  readonly game: Game;
  readonly result: Result;
  /** Undefined until it is known. */
  readonly link: string | undefined;
  /** The date in words; undefined if unknown. */
  readonly date: string | undefined;
};

type Props = Pick<PaperProps<Speaker<'share'>, never, never>, 'say' | 'link' | 'date'> & {
  /** Who wins, and how a tie was broken. */
  readonly winners: string;
  readonly decision: string;
  readonly notation: string;
  readonly children: React.ReactNode;
};

export function PaperSheet(props: Props): React.ReactNode {
  const { say, winners, decision, date, link, notation, children } = props;
  return (
    <article className="sheet scheme-light mx-auto max-w-[48rem] rounded-2xl border border-line bg-card p-3 text-ink text-sm leading-snug [overflow-wrap:anywhere] sm:p-5 print:max-w-none print:border-0 print:bg-transparent print:p-0 print:text-[9pt]">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 sm:flex-nowrap print:flex-nowrap">
        <h2 className="text-2xl print:text-[15pt]">{winners}</h2>
        {date && <p className="shrink-0 text-muted">{date}</p>}
      </div>
      <p>{decision}</p>
      <div className="mt-3 grid gap-x-6 gap-y-4 sm:grid-cols-[minmax(0,10fr)_minmax(0,11fr)] print:grid-cols-[minmax(0,10fr)_minmax(0,11fr)]">
        {children}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-4 border-line border-t pt-4 sm:flex-nowrap print:flex-nowrap">
        {link ? (
          <QrCode text={link} label={say('share.qr')} className="size-[4.2cm] shrink-0 rounded-lg" />
        ) : (
          <Placeholder className="size-[4.2cm] shrink-0" />
        )}
        <div className="min-w-0">
          <p>{say('share.again')}</p>
          <p className="mt-2">{say('share.notation')}</p>
          <code className="block font-mono text-xs print:text-[7.5pt]">{notation}</code>
          <p className="mt-2">{say('share.made')}</p>
        </div>
      </div>
    </article>
  );
}
