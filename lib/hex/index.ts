export * from './axial';
export * from './pixels';
