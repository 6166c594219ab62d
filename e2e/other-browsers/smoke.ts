import { globSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Launch } from './driver.ts'
import { launchFirefox } from './firefox.ts'
import { makeMember, startServer } from './own-server.ts'
import { Page } from './page.ts'
import { pathOf } from './processes.ts'
import { walk } from './walk.ts'
import { launchWebKit, miniBrowsers } from './webkit.ts'

// One walk in the engines beside Chromium, as far as this machine has them.

const say = (line: string) => process.stdout.write(`other browsers: ${line}\n`)

function findBrowsers(): Record<string, Launch> {
  const firefox = pathOf('firefox-esr') ?? pathOf('firefox')
  const webKit = pathOf('Xvfb') && pathOf('WebKitWebDriver')
  const [miniBrowser] = globSync(miniBrowsers)
  return {
    ...(firefox && { firefox: (folder) => launchFirefox(firefox, folder) }),
    ...(webKit && miniBrowser && { webkit: (folder) => launchWebKit(webKit, miniBrowser, folder) }),
  }
}

const browsers = findBrowsers()
if (!browsers.firefox) say('no Firefox on this machine (Debian: firefox-esr), so nothing was walked in it')
if (!browsers.webkit)
  say('no WebKit on this machine (Debian: webkit2gtk-driver xvfb), so nothing was walked in it')

async function walkIn(name: string, launch: Launch, origin: string, folder: string): Promise<void> {
  const own = join(folder, name)
  mkdirSync(own, { mode: 0o700 })
  const driver = await launch(own)
  const page = new Page(driver, origin, name)
  try {
    await walk(page, await makeMember(origin))
    say(`${name} walked from the landing page to SOS`)
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
    const walks = Object.entries(browsers).map(([name, launch]) =>
      walkIn(name, launch, server.origin, folder),
    )
    const ended = await Promise.allSettled(walks)
    await server.stop()
    const failures = ended.flatMap((walked) => (walked.status === 'rejected' ? [walked.reason] : []))
    if (failures.length > 0) throw new AggregateError(failures)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  }
}
