export * from './game';
export * from './result';
export * from './rulings';
export * from './types';
