import { execFileSync, spawnSync } from 'node:child_process'
import { pathToFileURL } from 'node:url'

/** Chromium without a window of its own: the same engine, and the journeys take about two thirds of the time. */
const shell = 'chromium-headless-shell'
const names = [shell, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/** Path of a Chromium on this machine's PATH, or of the one in CHROMIUM_PATH; undefined where there is none. */
export function findChromium(): string | undefined {
  return process.env.CHROMIUM_PATH ?? names.map(pathOf).find(Boolean)
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

/** Installs Chromium where there is none: Debian's as root, the shell first; else the browser that Playwright brings. */
function ensureChromium(): void {
  if (process.env.CHROMIUM_PATH || pathOf(shell)) return
  const isDebianRoot = process.getuid?.() === 0 && pathOf('apt-get') !== undefined
  if (isDebianRoot && apt('update') && apt('install', '-y', shell)) return
  if (findChromium() || (isDebianRoot && apt('install', '-y', 'chromium'))) return
  execFileSync('playwright', ['install', 'chromium'], { stdio: 'inherit' })
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) ensureChromium()
