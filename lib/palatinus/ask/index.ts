export * from './answer';
export * from './link';
export { directionsOf, HILL_DIRECTION } from './place';
export * from './question';
export * from './taps';
