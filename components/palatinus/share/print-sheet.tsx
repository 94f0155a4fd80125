/**
 * The count of Palatinus on paper.
 *
 *   board       tally
 *   players     how it adds up, rulings
 */

import { type PaperProps, PaperSheet } from '@/components/transfer/paper-sheet';
import { PaperTable } from '@/components/transfer/paper-table';
import { gameSentences } from '@/lib/i18n';
import { type Game, makeNotation, type Result } from '@/lib/palatinus';
import type { Notebook } from '@/lib/palatinus/enter';
import { unbroken } from '@/lib/text';
import { PrintBoard } from './print-board';
import { PrintPlayers } from './print-players';
import { notesOn, seatsOf, type TableSpeaker, tallyLines } from './tally-lines';

type Props = PaperProps<TableSpeaker, Game, Result> & { readonly notebook: Notebook };

export function PrintSheet({ say, game, result, notebook, link, date }: Props): React.ReactNode {
  const sentences = gameSentences(say, game);
  const isTied = result.hills.some(({ outcome }) => outcome.kind === 'tied');
  return (
    <PaperSheet
      say={say}
      winners={sentences.winners(result)}
      decision={sentences.decision(result)}
      date={date}
      link={link}
      notation={makeNotation(game)}
    >
      <PrintBoard say={say} game={game} className="w-full" />
      <PaperTable
        caption={say('walkthrough.tally')}
        seats={seatsOf(say, game, result)}
        lines={tallyLines(say, result)}
        note={say(isTied ? 'share.tallyNoteTied' : 'share.tallyNote')}
      />
      <PrintPlayers say={say} players={game.players} />
      <section>
        <h3>{say('walkthrough.tally')}</h3>
        <ul>
          {result.tally.map((row) => (
            <li key={row.player}>{unbroken(sentences.tallyRow(row))}</li>
          ))}
        </ul>
        <p className="mt-2">{notesOn(say, game, notebook)}</p>
      </section>
    </PaperSheet>
  );
}
