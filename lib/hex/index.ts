export * from './axial';
export * from './pixels';
export * from './step';
