import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { VillageTopic } from '#contract/options.ts'
import type { Launch } from './driver.ts'
import { launchFirefox } from './firefox.ts'
import { makeMember, type OwnServer, startServer, startThread } from './own-server.ts'
import { Page } from './page.ts'
import { pathOf } from './processes.ts'
import { walk } from './walk.ts'
import { walkBoard } from './walk-board.ts'
import { threadWords, walkVillage } from './walk-village.ts'
import { launchWebKit, miniBrowsers } from './webkit.ts'

// One walk in the engines beside Chromium, as far as this machine has them.

const say = (line: string) => process.stdout.write(`other browsers: ${line}\n`)

interface Walker {
  launch: Launch
  /** Each writes in a topic of its own, so that none sees what another writes. */
  topic: VillageTopic
}

function findBrowsers(): Record<string, Walker> {
  const firefox = pathOf('firefox-esr') ?? pathOf('firefox')
  const webKit = pathOf('Xvfb') && pathOf('WebKitWebDriver')
  const [miniBrowser] = globSync(miniBrowsers)
  return {
    ...(firefox && { firefox: { launch: (folder) => launchFirefox(firefox, folder), topic: 'Toddler' } }),
    ...(webKit &&
      miniBrowser && {
        webkit: { launch: (folder) => launchWebKit(webKit, miniBrowser, folder), topic: 'Preschool' },
      }),
  }
}

const browsers = findBrowsers()
if (!browsers.firefox) say('no Firefox on this machine (Debian: firefox-esr), so nothing was walked in it')
if (!browsers.webkit)
  say('no WebKit on this machine (Debian: webkit2gtk-driver xvfb), so nothing was walked in it')

async function walkIn(
  name: string,
  { launch, topic }: Walker,
  server: OwnServer,
  folder: string,
): Promise<void> {
  const own = join(folder, name)
  mkdirSync(own, { mode: 0o700 })
  const driver = await launch(own)
  const page = new Page(driver, server.origin, name)
  try {
    await walk(page, await makeMember(server))
    await startThread(server, topic, threadWords)
    await walkVillage(page, topic)
    await walkBoard(page)
    say(`${name} walked from the landing page to SOS, through the Village, and over the board`)
  } catch (error) {
    await page.picture('failure')
    throw new Error(`${name}: see test-results/screens/${name}/failure.png`, { cause: error })
  } finally {
    await driver.close()
  }
}

if (Object.keys(browsers).length > 0) {
  const folder = mkdtempSync(join(tmpdir(), 'lightly-browsers-'))
  try {
    const server = await startServer(folder)
    const walks = Object.entries(browsers).map(([name, walker]) => walkIn(name, walker, server, folder))
    const ended = await Promise.allSettled(walks)
    await server.stop()
    const failures = ended.flatMap((walked) => (walked.status === 'rejected' ? [walked.reason] : []))
    if (failures.length > 0) throw new AggregateError(failures)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
