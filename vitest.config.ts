import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,content,server,web,tools}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/database.ts'],
    // Most of a test's time is spent waiting for Postgres.
    maxWorkers: 3,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
