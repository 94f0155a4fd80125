import { defineConfig } from 'vitest/config';

const rules = { statements: 100, branches: 100, functions: 100, lines: 100 };

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['{app,lib,components,scripts}/**/*.test.{ts,tsx}'],
    // Use all cores; by default one stays idle.
    maxWorkers: '100%',
    // The test files of a worker share their imports: loading them for each file took half the time.
    isolate: false,
    // Properties try hundreds of tables, and a busy machine may be slow.
    testTimeout: 30_000,
    coverage: {
      include: ['lib/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing*.ts'],
      reporter: ['text-summary', 'html'],
      thresholds: { 'lib/hex/**': rules, 'lib/palatinus/**': rules, 'lib/seven-hills/**': rules },
    },
  },
});
