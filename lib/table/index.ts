export * from './copies';
export * from './expected';
export * from './notebook';
export * from './pieces';
export * from './players';
export * from './surroundings';
export * from './tiles';
