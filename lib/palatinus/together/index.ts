export { type Furthest, makeFurthest, parseFurthest } from './furthest';
export { hillsKnown } from './hills-known';
export {
  afterCorrection,
  beatsShown,
  begin,
  hillOf,
  isAtStart,
  jump,
  nextBeat,
  placeAfter,
  placeBefore,
  showHill,
  stepAfter,
  type WalkPlace,
} from './walk';
