import { defineConfig } from 'vitest/config';

const rules = { statements: 100, branches: 100, functions: 100, lines: 100 };

export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    include: ['{lib,components,scripts}/**/*.test.{ts,tsx}'],
    coverage: {
      include: ['lib/**/*.ts'],
      exclude: ['**/*.test.ts', '**/testing*.ts'],
      reporter: ['text-summary', 'html'],
      thresholds: { 'lib/hex/**': rules, 'lib/palatinus/**': rules },
    },
  },
});
