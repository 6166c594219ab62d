import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, findShell } from './tools/chromium.ts'

// Workers load this file too: they must find the same folder and the same ports as the process that started them.
if (!process.env.E2E_DATA_DIR) {
  const folder = mkdtempSync(join(tmpdir(), 'lightly-e2e-'))
  process.env.E2E_DATA_DIR = folder
  // Only here, after the server has ended: it still writes as it stops.
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 }))
}
// Below those that a system gives out by itself, to the tests that run meanwhile.
process.env.E2E_PORT ??= String(20_000 + (process.pid % 12_000))
const port = process.env.E2E_PORT

const needsNotifications = 'notifications.journey.ts'

function launchedFrom(executablePath: string | undefined) {
  return {
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Without a graphics card that process only takes time from the others.
      '--in-process-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results/runs',
  testMatch: '*.journey.ts',
  timeout: 180_000,
  expect: { timeout: 10_000 },
  fullyParallel: true,
  // More would only wait for the cores of a small machine.
  workers: 2,
  forbidOnly: true,
  // A machine that stalls for ten seconds fails one journey of hundreds. It is walked once more from its start, and told as flaky at the end.
  retries: 1,
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 15_000,
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    locale: 'en-AU',
    timezoneId: 'Australia/Melbourne',
    screenshot: 'only-on-failure',
  },
  // The long ones first, so that none is left to run alone at the end.
  projects: [
    {
      name: 'notifications',
      testMatch: needsNotifications,
      use: { channel: 'chromium', launchOptions: launchedFrom(findChromium()) },
    },
    { name: 'journeys', testIgnore: needsNotifications, use: { launchOptions: launchedFrom(findShell()) } },
  ],
  webServer: {
    command: 'node server/main.ts',
    url: `http://localhost:${port}/health`,
    timeout: 60_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    env: {
      PORT: port,
      DATA_DIR: process.env.E2E_DATA_DIR,
      RATE_LIMITS: 'off',
      BILLING_TEST_CONTROLS: 'on',
      LOG_LEVEL: 'error',
    },
  },
})
