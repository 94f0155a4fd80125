export { parseArguments } from './arguments';
export { scoreText } from './score-text';
