'use client';

/** What to tap next, in large type, and where the springs come from, beneath. As high for every step: nothing jumps. */

type Props = {
  readonly title: string;
  readonly hint: string;
  readonly isDone?: boolean;
  /** One button, beside the hint. */
  readonly action?: React.ReactNode;
};

export function TilePrompt({ title, hint, isDone = false, action }: Props): React.ReactNode {
  return (
    <div className="flex min-h-22 flex-col justify-center beside:min-h-28">
      <h2 className={`text-[1.0625rem] leading-6 beside:text-2xl ${isDone ? 'text-laurel' : ''}`}>{title}</h2>
      <div className="flex min-h-15 items-center justify-between gap-2">
        <p className="line-clamp-3 text-[0.8125rem] text-muted leading-[1.15rem] beside:text-base beside:leading-snug">
          {hint}
        </p>
        {action}
      </div>
    </div>
  );
}
