export { type Furthest, hillsKnown, makeFurthest, parseFurthest } from './furthest';
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
