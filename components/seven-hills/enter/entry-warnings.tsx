'use client';

/** Likely mistakes in an epoch: more markers than the box has, legions that no longer fit, and remarkable results. */

import { countedOf } from '@/components/seven-hills/game/use-game';
import { ScreenButton } from '@/components/shell/screens';
import { Notice } from '@/components/ui/notice';
import { useSay } from '@/components/ui/speech';
import { brushWords, epochName, misfitSentence, remarkSentence } from '@/lib/i18n';
import { remarksOf } from '@/lib/seven-hills';
import { countScreen, type Moment, misfitsIn, type Notebook, tooManyIn } from '@/lib/seven-hills/enter';

type Props = { readonly notebook: Notebook; readonly at: Moment };

export function EntryWarnings({ notebook, at }: Props): React.ReactNode {
  const say = useSay<'sevenEntry' | 'sevenGuide' | 'sevenRemarks' | 'sevenWords' | 'words'>();
  const { table } = notebook;
  const { game, result } = countedOf(notebook);
  const tooMany = tooManyIn(table, at.epoch).map((more) =>
    say('sevenEntry.tooMany', { brush: brushWords(say, table.players, more), count: more.count }),
  );
  const remarks = (game ? remarksOf(game) : [])
    .filter(({ epoch }) => epoch === at.epoch)
    .map((remark) => remarkSentence(say, table.players, remark));
  const consuls = result?.epochs[at.epoch - 1]?.election.consuls.map(({ player }) => player);
  const misfits = consuls ? misfitsIn(table, at.epoch, consuls) : [];
  const sentences = [
    ...tooMany,
    ...(misfits.length > 0 ? [say('sevenGuide.misfit', { epoch: epochName(say, at.epoch) })] : []),
    ...misfits.map((misfit) => misfitSentence(say, table.players, misfit)),
    ...remarks,
  ];
  if (sentences.length === 0) return null;
  return (
    <Notice
      kind={tooMany.length + misfits.length > 0 ? 'warning' : 'info'}
      className="mt-2"
      actions={
        misfits.length > 0 && (
          <ScreenButton to={countScreen(at.epoch, { part: 'legions' })}>
            {say('sevenGuide.toLegions')}
          </ScreenButton>
        )
      }
    >
      {sentences.map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  );
}
