import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{domain,content,app,server,cli,media,bench,eval}/**/*.test.{ts,tsx}'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['test/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // Two cores: one browser at a time keeps every wait honest.
          fileParallelism: false,
          // Other work on the machine must not fail a test.
          expect: { poll: { timeout: 8_000 } },
        },
      },
    ],
  },
})
