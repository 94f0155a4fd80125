/** What every test file loads first under `npm run mutate`. Fewer tries can only miss a break, never find one too many. */
import fc from 'fast-check';

fc.configureGlobal({ numRuns: 15 });
