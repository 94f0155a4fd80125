/** Loaded before every test file of `npm run mutate`. Fewer tries can miss a mutant, but never report a wrong one. */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: 15 });
