import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{domain,content,app,server,cli,media}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
})
