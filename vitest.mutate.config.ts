/** The unit tests as `npm run mutate` runs them: a thousand times over, so that properties try fewer games each time. */
import { mergeConfig } from 'vitest/config';
import config from './vitest.config';

export default mergeConfig(config, { test: { setupFiles: ['scripts/few-tries.ts'] } });
