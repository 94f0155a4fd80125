import { useId } from 'react';

type Props = {
  readonly title: string;
  /** What became of the last thing asked for here. */
  readonly done?: string;
  readonly children: React.ReactNode;
};

/** One way to hand a table on. */
export function Part({ title, done, children }: Props): React.ReactNode {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="flex min-w-0 flex-col gap-3 border-line border-t py-4 first:border-t-0 first:pt-1"
    >
      <h3 id={id} className="text-lg">
        {title}
      </h3>
      {children}
      {/* Always there, so that it is heard; and inside the sheet, as whatever lies beneath it is not heard now. */}
      <output className="text-sm empty:absolute">{done}</output>
    </section>
  );
}
