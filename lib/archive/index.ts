/** The archive: every game that was played here, how it ended, and statistics over all of them. */

export { bgStatsLink } from './bg-stats';
export { type CsvWords, makeCsv } from './csv';
export { type Archive, type GameToPut, makeArchive, type RemovedGame } from './database';
export {
  EVERYTHING_FORMAT,
  keptOf,
  MOST_FILE_BYTES,
  makeEverything,
  readEverything,
} from './everything';
export { type Figures, figuresOf, type Holder, personOf, yearOf, yearsOf } from './figures';
export { isoDay } from './iso-day';
export { dayOf, keptOfText, type Listed, makeKept, readList } from './listed';
export { type GameToMerge, gameToOpen, type Merge, mergeGames } from './merge';
export { isFinished, isSummary, type Seat, SUMMARY_VERSION, type Summary } from './summary';
