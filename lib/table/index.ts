export * from './notebook';
