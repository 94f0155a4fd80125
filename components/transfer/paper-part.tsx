'use client';

import { useLanguage, useSay } from '@/components/shell/speech';
import { Button, ButtonLink } from '@/components/ui/button';
import { downloadText } from '@/components/ui/download';
import { Icon } from '@/components/ui/icon';
import type { Game } from '@/lib/palatinus';
import { Part } from './part';
import { sharedHash } from './shared-address';
import { useDone } from './use-done';

/** A sheet of paper for the box of the game, a file for the shelf. */
export function PaperPart({ game }: { readonly game: Game }): React.ReactNode {
  const say = useSay<'share'>();
  const language = useLanguage();
  const [done, tell] = useDone();

  async function save(): Promise<void> {
    const files = await import('@/lib/files').catch(() => undefined);
    if (!files) return tell(say('share.failed'));
    const { fileName, text } = files.makeTableFile(game);
    downloadText(fileName, text, 'application/json');
    tell(say('share.fileSaved', { name: fileName }));
  }

  return (
    <Part title={say('share.paper')} done={done}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink href={`/${language}/print${sharedHash()}`}>{say('share.print')}</ButtonLink>
        <Button onClick={() => void save()}>
          <Icon name="download" />
          {say('share.file')}
        </Button>
      </div>
    </Part>
  );
}
