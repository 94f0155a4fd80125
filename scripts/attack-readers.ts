/** Every reader of outside data, as the app uses it. attack-faults.ts has what must hold for all of them. */

import { type Listed, makeEverything, makeKept, mergeGames, readEverything, readList } from '../lib/archive';
import {
  GAME_FILE_BYTES,
  makeCopyText,
  progressDocument,
  readCopyFile,
  readOwnCount,
  textOfFile,
} from '../lib/files';
import {
  type AnyDocument,
  MOST_SAVED_BYTES,
  openText,
  palatinus,
  readFile,
  readNotation,
  readShareLink,
  sevenHills,
} from '../lib/games';
import { ALL_RULINGS, exampleGame } from '../lib/palatinus';
import { makeQuestion, parseQuestion } from '../lib/palatinus/ask';
import { makeTrial, parseTrial } from '../lib/palatinus/enter';
import type { Progress } from '../lib/palatinus/learn';
import { isSame } from '../lib/store';
import { DOOR_READERS } from './attack-doors';
import {
  faultsOfGame,
  faultsOfNames,
  faultsOfOutcome,
  faultsOfProgress,
  faultsOfReadingAgain,
  faultsOfSaved,
  faultsOfSavedSevenHills,
  faultsOfSevenHills,
} from './attack-faults';
import { makeReader, type Reader } from './attack-reader';
import {
  COPY_FILES,
  EVERYTHING_FILES,
  GAME_FILES,
  NOTATIONS,
  OWN_COUNTS,
  OWN_PROGRESS,
  PROGRESS_TEXTS,
  SAVED_TEXTS,
  SEVEN_HILLS_FILES,
  SEVEN_HILLS_NOTATIONS,
  SEVEN_HILLS_SAVED_TEXTS,
  STORED_LISTS,
  valuesIn,
} from './attack-texts';

const notation = makeReader({
  name: 'a line of notation',
  sound: NOTATIONS,
  read: ({ text }) => readNotation([palatinus], text),
  isAccepted: ({ ok }) => ok,
  faultsOf: (outcome) => faultsOfOutcome(outcome, ({ game }) => faultsOfGame(game)),
});

const sevenHillsNotation = makeReader({
  name: 'a line of Seven Hills',
  sound: SEVEN_HILLS_NOTATIONS,
  read: ({ text }) => readNotation([sevenHills], text),
  isAccepted: ({ ok }) => ok,
  faultsOf: (outcome) => faultsOfOutcome(outcome, ({ game }) => faultsOfSevenHills(game)),
});

const sevenHillsFile = makeReader({
  name: 'a game file of Seven Hills',
  sound: SEVEN_HILLS_FILES,
  read: ({ text }) => readFile([sevenHills], text),
  isAccepted: ({ ok }) => ok,
  faultsOf: (outcome) => faultsOfOutcome(outcome, ({ game }) => faultsOfSevenHills(game)),
});

const link = makeReader({
  name: 'a link',
  sound: [...NOTATIONS, ...NOTATIONS.map(encodeURIComponent)],
  read: ({ text }) => readShareLink(palatinus.notation, `#${text}`),
  isAccepted: (outcome) => outcome?.ok === true,
  // Undefined means that the hash is not a game but an anchor on the page.
  faultsOf: (outcome) => (outcome === undefined ? [] : faultsOfOutcome(outcome, faultsOfGame)),
});

const tried = exampleGame();

const trial = makeReader({
  name: 'a trial in an address',
  sound: ALL_RULINGS.map((rulings) => makeTrial({ ...tried, rulings })),
  read: ({ text }) => parseTrial(tried, text),
  isAccepted: (game) => game !== undefined,
  faultsOf: (game) => (game === undefined ? [] : faultsOfGame(game)),
});

const OPENED = [
  ...NOTATIONS,
  ...NOTATIONS.map((line) => `Look: ${line}.`),
  ...GAME_FILES,
  ...SAVED_TEXTS,
  ...PROGRESS_TEXTS,
];

type Opened = ReturnType<typeof openText<typeof palatinus>>;

const faultsOfOpened = (outcome: Opened): readonly string[] =>
  faultsOfOutcome(outcome, (opened) => {
    if (opened.kind === 'game') return faultsOfGame(opened.game);
    // Only one document besides the game can be opened here.
    if (opened.kind === 'document') return faultsOfProgress(opened.content as Progress, OWN_PROGRESS);
    return faultsOfSaved(opened.state);
  });

const pasted = makeReader({
  name: 'a pasted text',
  sound: OPENED,
  read: ({ text }) => openText([palatinus], text, [progressDocument]),
  isAccepted: ({ ok }) => ok,
  faultsOf: faultsOfOpened,
});

const chosenFile = makeReader({
  name: 'a chosen file',
  sound: OPENED,
  read: async ({ bytes }): Promise<Opened> => {
    const text = await textOfFile(new Blob([bytes]), MOST_SAVED_BYTES);
    return text.ok ? openText([palatinus], text.value, [progressDocument]) : text;
  },
  isAccepted: ({ ok }) => ok,
  faultsOf: faultsOfOpened,
});

const practice = makeReader({
  name: 'what somebody has practised',
  sound: PROGRESS_TEXTS,
  read: ({ text }) => openText([palatinus], text, [progressDocument]),
  isAccepted: ({ ok }) => ok,
  faultsOf: faultsOfOpened,
});

const sevenHillsSaved = makeReader({
  name: 'a saved text of Seven Hills',
  sound: SEVEN_HILLS_SAVED_TEXTS,
  read: ({ text }) => openText([sevenHills], text),
  isAccepted: ({ ok }) => ok,
  faultsOf: (outcome) =>
    faultsOfOutcome(outcome, (opened) => {
      if (opened.kind === 'game') return faultsOfSevenHills(opened.game);
      return opened.kind === 'saved' ? faultsOfSavedSevenHills(opened.state) : ['It is no game.'];
    }),
});

const copyFile = makeReader({
  name: 'a copy file',
  sound: COPY_FILES,
  read: async ({ bytes }): Promise<ReturnType<typeof readCopyFile>> => {
    const text = await textOfFile(new Blob([bytes]), GAME_FILE_BYTES);
    return text.ok ? readCopyFile(text.value) : text;
  },
  isAccepted: ({ ok }) => ok,
  faultsOf: (outcome) =>
    faultsOfOutcome(outcome, (copy) => [
      ...faultsOfNames([copy.name]),
      ...faultsOfReadingAgain(readCopyFile(makeCopyText(copy).text), copy),
    ]),
});

const ownCount = makeReader({
  name: 'a count of the players’ own',
  sound: OWN_COUNTS,
  read: ({ text }) => readOwnCount(exampleGame(), text),
  isAccepted: ({ ok }) => ok,
  faultsOf: (outcome) =>
    faultsOfOutcome(outcome, (count) =>
      faultsOfReadingAgain(readOwnCount(exampleGame(), JSON.stringify(count)), count),
    ),
});

const question = makeReader({
  name: 'a question about one piece',
  sound: ['merchant-mmpce', 'peasant-oSeso', 'peasant-spring-so', 'condottiere-eeeee'],
  read: ({ text }) => parseQuestion(text),
  isAccepted: ({ ok }) => ok,
  faultsOf: (outcome) => {
    if (!outcome.ok) return outcome.problems.length > 0 ? [] : ['It is refused without a reason.'];
    return faultsOfReadingAgain(parseQuestion(makeQuestion(outcome.value)), outcome.value);
  },
});

/** Two games on the device, one of which may also be in a file. */
const OWN_GAMES: readonly Listed[] = ['game0', 'own'].map((id) =>
  makeKept({ id, game: 'palatinus', changed: 1, text: id }),
);
const GAME_DOCUMENTS = [palatinus.document, sevenHills.document] as readonly AnyDocument[];

const everything = makeReader({
  name: 'a file with everything',
  sound: EVERYTHING_FILES,
  read: ({ text }) => readEverything(GAME_DOCUMENTS, text),
  isAccepted: (read) => typeof read === 'object' && read.games.length > 0,
  faultsOf: (read) => {
    if (typeof read !== 'object') return [];
    const again = readEverything(GAME_DOCUMENTS, makeEverything(read));
    const merge = mergeGames(OWN_GAMES, read.games);
    return [
      ...faultsOfNames(read.games.map(({ title }) => title)),
      ...(isSame(typeof again === 'object' && again.games, read.games)
        ? []
        : ['What was read and written is something else when it is read again.']),
      ...(merge.games.every(({ replaces }) => replaces === undefined || !OWN_GAMES.includes(replaces))
        ? []
        : ['A game of one’s own is replaced that no file has ever held.']),
    ];
  },
});

const storedList = makeReader({
  name: 'the stored list of games',
  sound: STORED_LISTS,
  read: ({ text }) => {
    return readList(valuesIn(text), LISTED_IDS);
  },
  isAccepted: ([listed]) => listed.length > 0,
  faultsOf: ([listed, missing]) => [
    ...faultsOfNames(
      listed.flatMap(({ title, summary }) => [title, ...(summary?.seats ?? []).map(({ name }) => name)]),
    ),
    // Whatever is damaged, every game is either in the list or reported as missing.
    ...(isSame([...listed.map(({ id }) => id), ...missing].sort(), [...LISTED_IDS].sort())
      ? []
      : ['A game is missing, or is there twice.']),
  ],
});

const LISTED_IDS = ['game0', 'game1', 'game2', 'seven-0', 'seven-1', 'seven-2'];

export const READERS: readonly Reader[] = [
  notation,
  sevenHillsNotation,
  sevenHillsFile,
  link,
  trial,
  pasted,
  chosenFile,
  practice,
  sevenHillsSaved,
  copyFile,
  ownCount,
  ...DOOR_READERS,
  question,
  everything,
  storedList,
];
