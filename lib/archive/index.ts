/** The archive: every game that was played here, what it came to, and what can be told from all of them. */

export { type BgStatsPlay, bgStatsLink } from './bg-stats';
export { type CsvWords, makeCsv } from './csv';
export { type Archive, type GameToPut, makeArchive, type RemovedGame, readList } from './database';
export {
  EVERYTHING_FORMAT,
  keptOf,
  MOST_FILE_BYTES,
  makeEverything,
  type ReadEverything,
  readEverything,
  readKept,
} from './everything';
export { type Figures, figuresOf, personOf, yearOf, yearsOf } from './figures';
export { isListed, type KeptGame, type Listed, makeKept } from './listed';
export { type GameToMerge, type Merge, mergeGames } from './merge';
export { isFinished, isSummary, type Seat, SUMMARY_VERSION, type Summary } from './summary';
