'use client';

/** The building blocks of the learning page: a section, a row that is a link, and folded rows. */
import { ScreenLink } from '@/components/shell/screens';
import { Icon, type IconName } from '@/components/ui/icon';
import type { Speaker } from '@/lib/i18n';

type SectionProps = {
  readonly id: string;
  readonly title: string;
  /** At the other end of the heading's line. */
  readonly note?: string;
  readonly children: React.ReactNode;
};

export function HubSection({ id, title, note, children }: SectionProps): React.ReactNode {
  return (
    <section aria-labelledby={id} className="mt-7 first:mt-0 max-lg:first:mt-7">
      <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 id={id} className="text-xl">
          {title}
        </h2>
        {note && <p className="text-muted text-sm">{note}</p>}
      </div>
      <div className="rounded-2xl border border-line bg-card">{children}</div>
    </section>
  );
}

export const ROW = 'flex min-h-13 items-center gap-3 py-2 hover:bg-sand';

type RowInsideProps = {
  readonly name: string;
  readonly note?: string | undefined;
  readonly icon?: IconName;
  /** The meaning of the icon, for screen readers. */
  readonly said?: string | undefined;
};

export function RowInside({ name, note, icon, said }: RowInsideProps): React.ReactNode {
  return (
    <>
      {icon && <Icon name={icon} className={icon === 'check' ? 'text-laurel' : 'text-muted'} />}
      <span className="min-w-0 grow leading-snug">
        <span className="block font-bold">{name}</span>
        {note && <span className="block text-muted text-sm">{note}</span>}
      </span>
      {said && <span className="sr-only">{said}</span>}
      <Icon name="forward" className="text-edge" />
    </>
  );
}

export function HubRow({ to, ...inside }: RowInsideProps & { readonly to: string }): React.ReactNode {
  return (
    <ScreenLink to={to} className={ROW}>
      <RowInside {...inside} />
    </ScreenLink>
  );
}

/** The icon of a lesson in its row: a tick once it is finished. */
export function doneMark(say: Speaker<'learn'>, isDone: boolean): Pick<RowInsideProps, 'icon' | 'said'> {
  return isDone ? { icon: 'check', said: say('learn.done') } : { icon: 'play' };
}

type RowsProps = { readonly children: React.ReactNode };

export function HubRows({ children }: RowsProps): React.ReactNode {
  return <ul className="divide-y divide-line">{children}</ul>;
}

type FoldedProps = {
  readonly name: string;
  /** At the other end of the line. */
  readonly note?: string;
  readonly children: React.ReactNode;
};

export function Folded({ name, note, children }: FoldedProps): React.ReactNode {
  return (
    <details className="group border-line px-4 not-last:border-b">
      <summary className="flex min-h-13 cursor-pointer list-none items-center gap-3 py-2 leading-snug [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 grow font-bold">{name}</span>
        {note && <span className="whitespace-nowrap text-muted text-sm">{note}</span>}
        <Icon name="forward" className="rotate-90 text-muted group-open:-rotate-90" />
      </summary>
      <div className="border-line border-t">{children}</div>
    </details>
  );
}
