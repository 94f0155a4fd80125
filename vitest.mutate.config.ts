/** The unit tests for `npm run mutate`: they run a thousand times, so properties try fewer games each time. */
import { mergeConfig } from 'vitest/config';
import config from './vitest.config';

export default mergeConfig(config, { test: { setupFiles: ['scripts/few-tries.ts'] } });
