/**
 * A board and what one does to it: above each other on a phone, side by side where there is room or the phone lies on
 * its side. The board's room is reserved before anything is drawn, so nothing jumps; it is as large as it can be while
 * 13 rem of controls and both bars still fit. Measured in `svh`: the browser's own bars come and go, the board stays.
 */
type Props = { readonly board: React.ReactNode; readonly children: React.ReactNode };

const STACKED = '-mx-[calc(var(--gutter)-0.25rem)] aspect-square max-h-[max(15rem,calc(100svh-20.5rem))]';
const BESIDE =
  'beside:sticky beside:top-15 beside:mx-0 beside:max-h-none beside:w-[min(calc(100svh-8rem),60%)] beside:shrink-0';
const LOW = 'low:-mb-14 low:top-13.5 low:w-[min(calc(100svh-3.75rem),48%)]';

export function ScreenSplit({ board, children }: Props): React.ReactNode {
  return (
    <div className="-my-1.5 beside:my-0 low:-my-1.5 flex beside:flex-row flex-col beside:items-start beside:gap-8 low:gap-4 gap-2">
      <div className={`*:size-full ${STACKED} ${BESIDE} ${LOW}`}>{board}</div>
      <div className="min-w-0 beside:grow">{children}</div>
    </div>
  );
}
