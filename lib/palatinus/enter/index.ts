/** The notebook: what is entered at a table, and every edit of it. */

export * from './brush';
export * from './copies';
export * from './corrections';
export * from './current-tile';
export * from './expected';
export * from './missing';
export * from './notebook';
export * from './open-example';
export * from './open-springs';
export * from './pieces';
export * from './players';
export * from './rulings';
export * from './screens';
export * from './springs';
export * from './surroundings';
export * from './tiles';
export * from './trays';
export * from './trial';
export * from './view';
export * from './way-back';
