import { execFileSync, spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

/** Chromium without a window of its own: the same engine, and most journeys take two thirds of the time. It shows no notifications. */
const shell = 'chromium-headless-shell'
const whole = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium on this machine's PATH, or of the one in CHROMIUM_PATH; undefined where there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? whole.map(pathOf).find(Boolean)
}

/** The same, of the lighter one where it is there. */
export function findShell(): string | undefined {
  return process.env.CHROMIUM_PATH ?? pathOf(shell) ?? findChromium()
}

function pathOf(program: string): string | undefined {
  const { status, stdout } = spawnSync('which', [program], { encoding: 'utf8' })
  return status === 0 ? stdout.trim() : undefined
}

const apt = (...words: string[]) =>
  spawnSync('apt-get', ['-qq', ...words], {
    stdio: 'inherit',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
  }).status === 0

/** Installs what is missing: Debian's packages as root, else the browsers that Playwright brings. */
function ensureChromium(): void {
  const missing = [findChromium() ? [] : 'chromium', pathOf(shell) ? [] : shell].flat()
  if (process.env.CHROMIUM_PATH || missing.length === 0) return
  const isDebianRoot = process.getuid?.() === 0 && pathOf('apt-get') !== undefined
  if (isDebianRoot && apt('update') && apt('install', '-y', ...missing)) return
  // Not every Debian has the shell.
  if (findChromium() || (isDebianRoot && apt('install', '-y', 'chromium'))) return
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureChromium()
