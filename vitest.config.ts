import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['{contract,content,server,web,tools}/**/*.test.{ts,tsx}'],
    globalSetup: ['server/testing/database.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
