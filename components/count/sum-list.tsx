/** Gains in words, one below the other, with their sum. */

export interface SumLine {
  /** Shown before the text. */
  readonly picture?: React.ReactNode;
  readonly text: string;
  readonly points: string | number;
}

type Props = {
  readonly lines: readonly SumLine[];
  readonly sum: string;
  readonly points: string | number;
};

export function SumList({ lines, sum, points }: Props): React.ReactNode {
  return (
    <>
      <ul className="divide-y divide-line">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the same gain may occur twice
          <li key={index} className="flex items-center gap-3 py-2">
            {line.picture}
            <span className="min-w-0 grow">{line.text}</span>
            <b>{line.points}</b>
          </li>
        ))}
      </ul>
      <p className="flex justify-between border-edge border-t-2 py-2 font-bold">
        {sum}
        <b>{points}</b>
      </p>
    </>
  );
}
