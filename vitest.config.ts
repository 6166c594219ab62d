import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Most of a test's time is spent waiting for Postgres.
    maxWorkers: 3,
    // Journeys run meanwhile, on machines that may be slow: these only end what hangs.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        extends: true,
        test: {
          name: 'server',
          include: ['{contract,content,reading,guide,training,server,tools}/**/*.test.ts'],
          globalSetup: ['server/testing/database.ts'],
          // Files of one worker share its modules: reading the whole server anew for each takes as long as the tests. None replaces a
          // module or a global.
          isolate: false,
        },
      },
      // What one of these puts in a browser's place, the next puts there anew, and leaves shared modules as it found them: one that
      // replaced a module would not reach those that a file before it has loaded.
      { extends: true, test: { name: 'web', isolate: false, include: ['web/**/*.test.{ts,tsx}'] } },
    ],
  },
})
