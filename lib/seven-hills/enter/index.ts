/** The notebook: what is entered of a game, and every edit of it. */

export * from './epochs';
export * from './game-of-notebook';
export * from './legions';
export * from './legions-left';
export * from './markers';
export * from './notebook';
export * from './players';
export * from './rulings';
export * from './screens';
export * from './view';
export * from './way-back';
export * from './ways';
