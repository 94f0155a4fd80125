'use client';

/**
 * What is off, in words; and while nothing is, how to go on. The latest news come first: what a tap did not do, and why,
 * or that everybody was taken off the board.
 */
import { useEffect } from 'react';
import { useLanguage, useSay } from '@/components/shell/speech';
import { ButtonLink } from '@/components/ui/button';
import { announce } from '@/components/ui/live';
import { Notice } from '@/components/ui/notice';
import { missingSentences, slipSentences } from '@/lib/i18n';
import { type Census, PLACES } from '@/lib/palatinus';
import { isNearlyDone, type Notebook, tilesDone } from '@/lib/table';

type Props = {
  readonly notebook: Notebook;
  readonly census: Census;
  readonly news: React.ReactNode;
};

export function CensusLine({ notebook, census, news }: Props): React.ReactNode {
  const say = useSay<'inhabitants' | 'census' | 'words'>();
  const language = useLanguage();
  const { players } = notebook.table;
  const slips = slipSentences(say, census, players).join(' ');
  useEffect(() => {
    if (slips) announce(slips);
  }, [slips]);

  if (players.length === 0)
    return (
      <Notice
        kind="info"
        actions={<ButtonLink href={`/${language}/players`}>{say('inhabitants.toPlayers')}</ButtonLink>}
      >
        {say('inhabitants.playersFirst')}
      </Notice>
    );
  if (news) return news;
  if (slips) return <Notice kind="warning">{slips}</Notice>;
  if (tilesDone(notebook) < PLACES.length)
    return (
      <Notice
        kind="info"
        actions={<ButtonLink href={`/${language}/tiles`}>{say('inhabitants.toTiles')}</ButtonLink>}
      >
        {say(notebook.table.handedness ? 'inhabitants.tilesFirst' : 'inhabitants.leanFirst')}
      </Notice>
    );
  if (census.complete) return <Notice kind="good">{say('inhabitants.complete')}</Notice>;
  return (
    <p className="text-muted text-sm">
      {isNearlyDone(census) ? missingSentences(say, census, players).join(' ') : say('inhabitants.hint')}
      <span className="hidden pointer-fine:inline"> {say('inhabitants.keys')}</span>
    </p>
  );
}
