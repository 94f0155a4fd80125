/**
 * Screens at the table: each brings its own `Screen`, and the whole phone is theirs. What is said aloud to those who
 * listen has its place here, so that it outlives the way from one screen to the next.
 */
import { CountAhead } from '@/components/palatinus/count/count-parts';
import { speechFor } from '@/components/shell/reader';
import { Speech } from '@/components/shell/speech';
import { Live } from '@/components/ui/live';

type Props = { readonly children: React.ReactNode };

export default async function TableLayout({ children }: Props): Promise<React.ReactNode> {
  return (
    <Speech {...(await speechFor(['ui', 'steps']))}>
      {children}
      <Live />
      <CountAhead />
    </Speech>
  );
}
