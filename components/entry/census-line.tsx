'use client';

/** What is off, in words; and while nothing is, how to go on. Its room is kept, so that nothing below it jumps. */
import { useLanguage, useSay } from '@/components/shell/speech';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { slipSentences } from '@/lib/i18n';
import { type Census, PLACES } from '@/lib/palatinus';
import { type Notebook, tilesDone } from '@/lib/table';

type Props = { readonly notebook: Notebook; readonly census: Census };

export function CensusLine({ notebook, census }: Props): React.ReactNode {
  const say = useSay<'inhabitants' | 'census' | 'words'>();
  const language = useLanguage();
  const slips = slipSentences(say, census);
  if (notebook.table.players.length === 0)
    return (
      <Notice
        kind="info"
        actions={<ButtonLink href={`/${language}/players`}>{say('inhabitants.toPlayers')}</ButtonLink>}
      >
        {say('inhabitants.playersFirst')}
      </Notice>
    );
  if (slips.length > 0)
    return (
      <Notice kind="warning" className="mt-2">
        {slips.join(' ')}
      </Notice>
    );
  if (tilesDone(notebook) < PLACES.length)
    return (
      <Notice
        kind="info"
        className="mt-2"
        actions={<ButtonLink href={`/${language}/tiles`}>{say('inhabitants.toTiles')}</ButtonLink>}
      >
        {say('inhabitants.tilesFirst')}
      </Notice>
    );
  return (
    <p className="mt-2 min-h-10 text-muted text-sm">
      {census.complete ? say('inhabitants.complete') : say('inhabitants.hint')}
      <span className="hidden pointer-fine:inline"> {say('inhabitants.keys')}</span>
    </p>
  );
}
