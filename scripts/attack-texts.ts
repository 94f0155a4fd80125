/**
 * Sound texts of every kind that the app reads: full and unfinished games, with allies, undo, and names in several
 * scripts.
 */

import { readFileSync } from 'node:fs';
import { keptOf, type Listed, makeEverything, makeKept } from '../lib/archive';
import {
  makeCopyText,
  makeFileText,
  makeGameFile,
  makeSevenHillsFile,
  palatinusDocument,
  progressDocument,
  sevenHillsDocument,
} from '../lib/files';
import { palatinusKept, sevenHillsKept } from '../lib/games';
import { type Draft, exampleGame, type Game, makeNotation, soundGame } from '../lib/palatinus';
import { EMPTY_NOTEBOOK, exampleCopy, openGame } from '../lib/palatinus/enter';
import { NO_PROGRESS, type Progress } from '../lib/palatinus/learn';
import * as sevenHills from '../lib/seven-hills';
import * as sevenHillsEntry from '../lib/seven-hills/enter';
import { makeSaved, nothingSaved } from '../lib/store';

const NAMES = ['Zoë', '🏛 & <b>', 'מרקו', 'Anna-Maria 2', 'x'.repeat(40)];

const example = exampleGame();
const renamed: Game = {
  ...example,
  players: example.players.map((player, index) => ({ ...player, name: NAMES[index] ?? '' })),
};
const unnamed: Game = { ...example, players: example.players.map(({ name: _, ...player }) => player) };
const games: readonly Game[] = [
  example,
  renamed,
  unnamed,
  ...linesOf('lib/palatinus/cases/games.ndjson').slice(0, 3).map(knownGame),
];

export const NOTATIONS: readonly string[] = games.map(makeNotation);

export const GAME_FILES: readonly string[] = [
  ...games.map((game) => JSON.stringify(makeGameFile(game))),
  makeFileText(makeGameFile(renamed)),
];

const sevenHillsExample = sevenHills.exampleGame();
const sevenHillsGames: readonly sevenHills.Game[] = [
  sevenHillsExample,
  {
    ...sevenHillsExample,
    players: sevenHillsExample.players.map(({ colour }, index) => ({ colour, name: NAMES[index] ?? '' })),
    rulings: { nobleInForum: 'two', tiedFirst: 'second-stays', finalTie: 'all', halfRounds: 'down' },
  },
  { ...sevenHillsExample, epochs: sevenHillsExample.epochs.slice(0, 1) },
];

export const SEVEN_HILLS_NOTATIONS: readonly string[] = sevenHillsGames.map(sevenHills.makeNotation);

export const SEVEN_HILLS_FILES: readonly string[] = sevenHillsGames.map((game) =>
  JSON.stringify(makeSevenHillsFile(game)),
);

export const COPY_FILES: readonly string[] = [
  makeCopyText(exampleCopy()).text,
  makeCopyText({ name: 'The club’s box', springs: { A: [], C: [1, 3, 4] } }).text,
];

/** Counts of the example. */
export const OWN_COUNTS: readonly string[] = [
  '{"points":[5,2,11,8,11]}',
  '{"points":[5,null],"influence":{"C":[8,8,0,2,0],"D":[null,3]},"hills":{"C":[0,1],"D":3,"E":null}}',
];

/** In the format of this version and of all earlier ones. */
export const SAVED_TEXTS: readonly string[] = [
  ...[1, 2, 3, 4].flatMap((version) => linesOf(`lib/files/palatinus/samples/version-${version}.ndjson`)),
  ...games.map((game) =>
    makeSaved(palatinusDocument, {
      ...nothingSaved(palatinusDocument),
      number: 1,
      document: openGame(EMPTY_NOTEBOOK, game),
      names: NAMES,
    }),
  ),
];

export const SEVEN_HILLS_SAVED_TEXTS: readonly string[] = [
  ...[1, 2].flatMap((version) => linesOf(`lib/files/seven-hills/samples/version-${version}.ndjson`)),
  ...sevenHillsGames.map((game) =>
    makeSaved(sevenHillsDocument, {
      ...nothingSaved(sevenHillsDocument),
      number: 1,
      document: sevenHillsEntry.openGame(sevenHillsEntry.EMPTY_NOTEBOOK, game),
      names: NAMES,
    }),
  ),
];

/** Practice progress, in addition to that of the samples. */
export const OWN_PROGRESS: Progress = {
  topics: {
    tie: { right: 3, wrong: 1, box: 2, last: '2026-04-30' },
    'own-spring': { right: 1, wrong: 0, box: 1, last: '2026-05-02' },
  },
  misreadings: { 'captives-stay': { made: 2, avoided: 1, last: '2026-04-29' } },
  lessons: { 'hill-c': '2026-04-28', order: '2026-04-30' },
  daily: { last: { date: '2026-05-02', marks: ['right', 'right', 'wrong', 'part', 'right'], streak: 4 } },
};

export const PROGRESS_TEXTS: readonly string[] = [
  readFileSync('lib/files/palatinus/samples/progress-version-1.json', 'utf8'),
  ...[OWN_PROGRESS, { ...NO_PROGRESS, lessons: OWN_PROGRESS.lessons }].map((document) =>
    makeSaved(progressDocument, { ...nothingSaved(progressDocument), number: 1, document }),
  ),
];

function linesOf(file: string): readonly string[] {
  return readFileSync(file, 'utf8').trimEnd().split('\n');
}

function knownGame(line: string): Game {
  const { game }: { readonly game: Draft } = JSON.parse(line);
  const sound = soundGame(game);
  if (!sound.ok) throw new Error('A known game is not sound.');
  return sound.value;
}

/** Files with everything: kept games of both kinds, with titles and notes, and what is saved besides them. */
export const EVERYTHING_FILES: readonly string[] = [
  makeEverything({
    games: games.slice(0, 3).map((game, index) => ({
      id: `game${index}`,
      title: NAMES[index] ?? '',
      note: 'two\nlines',
      text: keptOf(palatinusDocument, openGame(EMPTY_NOTEBOOK, game), index).text,
    })),
    saved: [...SAVED_TEXTS.slice(-1), ...PROGRESS_TEXTS.slice(1, 2)],
  }),
  makeEverything({
    games: sevenHillsGames.map((game, index) => ({
      id: `seven-${index}`,
      text: keptOf(sevenHillsDocument, sevenHillsEntry.openGame(sevenHillsEntry.EMPTY_NOTEBOOK, game), index)
        .text,
    })),
    saved: [],
  }),
];

const KEPT_ON = 1_794_173_000_000;

/** Kept games of both kinds, each with its list entry. */
export const KEPT_GAMES: readonly { readonly listed: Listed; readonly text: string }[] = [
  ...games.slice(0, 3).map((game, index) => {
    const notebook = openGame(EMPTY_NOTEBOOK, game);
    const { text } = keptOf(palatinusDocument, notebook, index);
    const listed = makeKept({ id: `game${index}`, game: 'palatinus', changed: KEPT_ON, text });
    const [title = '', summary] = [NAMES[index], palatinusKept.summarise(notebook)];
    return { listed: { ...listed, title, note: 'two\nlines', summary }, text };
  }),
  ...sevenHillsGames.map((game, index) => {
    const notebook = sevenHillsEntry.openGame(sevenHillsEntry.EMPTY_NOTEBOOK, game);
    const { text } = keptOf(sevenHillsDocument, notebook, undefined);
    const listed = makeKept({ id: `seven-${index}`, game: 'seven-hills', changed: KEPT_ON, text });
    return { listed: { ...listed, summary: sevenHillsKept.summarise(notebook) }, text };
  }),
];

/** The list of kept games as the device stores it. */
export const STORED_LISTS: readonly string[] = [JSON.stringify(KEPT_GAMES.map(({ listed }) => listed))];

/** A database stores values, not texts: a text that cannot be parsed is one value that is not an entry. */
export function valuesIn(text: string): readonly unknown[] {
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : [value];
  } catch {
    return [text];
  }
}
