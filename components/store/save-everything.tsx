'use client';

import { useSay } from '@/components/shell/speech';
import { Button } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { saveAll } from './save-all';

export function SaveEverything(): React.ReactNode {
  const say = useSay<'keeping'>();
  return (
    <Button onClick={() => saveAll(say)}>
      <Icon name="download" />
      {say('keeping.everything')}
    </Button>
  );
}
