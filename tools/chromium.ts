import { execFileSync, spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium on this machine's PATH, or of the one in CHROMIUM_PATH; undefined where there is none. */
export function findChromium(): string | undefined {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH
  for (const name of names) {
    const { status, stdout } = spawnSync('which', [name], { encoding: 'utf8' })
    if (status === 0) return stdout.trim()
  }
  return undefined
}

/** Installs Chromium where none is found: Debian's package as root, else the browser that Playwright brings. */
function ensureChromium(): void {
  if (findChromium()) return
  const isDebianRoot = process.getuid?.() === 0 && spawnSync('which', ['apt-get']).status === 0
  if (isDebianRoot) {
    execFileSync('apt-get', ['update', '-qq'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '-qq', 'chromium'], { stdio: 'inherit' })
  } else {
    execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureChromium()
