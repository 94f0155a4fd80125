'use client';

/** What to do next on the inhabitants' page, when it is more than a tap. */
import { useLanguage, useSay } from '@/components/shell/speech';
import { ButtonLink } from '@/components/ui/button';
import { Notice } from '@/components/ui/notice';
import { type Census, PLACES } from '@/lib/palatinus';
import { type Notebook, tilesDone } from '@/lib/palatinus/enter';

type Props = { readonly notebook: Notebook; readonly census: Census };

export function CensusLine({ notebook, census }: Props): React.ReactNode {
  const say = useSay<'inhabitants'>();
  const language = useLanguage();
  const { players, handedness } = notebook.table;
  if (players.length === 0)
    return (
      <Notice
        kind="info"
        actions={<ButtonLink href={`/${language}/players`}>{say('inhabitants.toPlayers')}</ButtonLink>}
      >
        {say('inhabitants.playersFirst')}
      </Notice>
    );
  if (tilesDone(notebook) < PLACES.length)
    return (
      <Notice
        kind="info"
        actions={<ButtonLink href={`/${language}/tiles`}>{say('inhabitants.toTiles')}</ButtonLink>}
      >
        {say(handedness ? 'inhabitants.tilesFirst' : 'inhabitants.leanFirst')}
      </Notice>
    );
  return (
    <p className="text-muted text-sm">
      {census.complete ? say('inhabitants.complete') : say('inhabitants.hint')}
      <span className="hidden pointer-fine:inline"> {say('inhabitants.keys')}</span>
    </p>
  );
}
