import { defineConfig } from 'vitest/config';

const rules = { statements: 100, branches: 100, functions: 100, lines: 100 };

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['{app,lib,components,scripts}/**/*.test.{ts,tsx}'],
    // All cores; otherwise one is left idle.
    maxWorkers: '100%',
    // The files of a worker share what they import: half the time went into loading it anew for each.
    isolate: false,
    // Properties try hundreds of tables, and a busy machine may be late.
    testTimeout: 30_000,
    coverage: {
      include: ['lib/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing*.ts'],
      reporter: ['text-summary', 'html'],
      thresholds: { 'lib/hex/**': rules, 'lib/palatinus/**': rules, 'lib/seven-hills/**': rules },
    },
  },
});
