import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { findChromium } from './chromium.ts'

// Renders the PNG icons that phones ask for from web/public/icon.svg. Run it after a change of the drawing.

const folder = join(import.meta.dirname, '../web/public')
const svg = readFileSync(join(folder, 'icon.svg'), 'utf8')
/** The drawing without its round corners: phones cut a maskable icon and an apple-touch-icon to their own shape. */
const square = svg.replace(/ rx="\d+"/, '')

const icons = [
  { file: 'icon-192.png', size: 192, drawing: svg },
  { file: 'icon-512.png', size: 512, drawing: svg },
  { file: 'icon-maskable-512.png', size: 512, drawing: square },
  { file: 'apple-touch-icon.png', size: 180, drawing: square },
]

const executablePath = findChromium()
const browser = await chromium.launch({ ...(executablePath && { executablePath }), args: ['--no-sandbox'] })
try {
  for (const { file, size, drawing } of icons) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw }</style>${drawing}`)
    await page.screenshot({ path: join(folder, file), omitBackground: true })
    await page.close()
  }
} finally {
  await browser.close()
}
