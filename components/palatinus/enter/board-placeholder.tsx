/** Reserves the board's room, in the shape of the seven tiles, until the stored game has been read. */
import { Placeholder } from '@/components/ui/placeholder';

export function BoardPlaceholder(): React.ReactNode {
  return (
    <Placeholder className="size-full [clip-path:polygon(26%_2%,74%_2%,98%_50%,74%_98%,26%_98%,2%_50%)]" />
  );
}
