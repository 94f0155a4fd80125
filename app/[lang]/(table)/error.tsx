'use client';

/**
 * At the table there may be something that is nowhere but in this tab: it can be taken along before anything else. What
 * that takes is on the page already, and so is asked for, not bundled with every page a second time.
 */
import { Broken, type BrokenProps } from '@/components/shell/broken';
import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';

export default function BrokenScreen(props: BrokenProps): React.ReactNode {
  const say = useSay<'keeping'>();

  async function saveEverything(): Promise<void> {
    const { saveAll } = await import('@/components/kept/save-all');
    saveAll(say);
  }

  return (
    <Broken {...props}>
      <Button onClick={() => void saveEverything()}>{say('keeping.everything')}</Button>
    </Broken>
  );
}
