export { parseArguments, type Request } from './arguments';
export { type Printed, type ScoreOptions, scoreText } from './score-text';
