import { boardPlace, boardWords } from './own-server.ts'
import type { Page } from './page.ts'

const thing = { css: 'main [aria-roledescription]', text: boardWords }
const corner = { css: 'main [aria-roledescription] [data-grip=corner]' }

/** An expression: whether the only thing on her board is saved to be there. Firefox tells of fingers in halves of a pixel. */
const isSavedAt = (place: typeof boardPlace) =>
  `fetch('/api/vision-board', { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{}' })
    .then((response) => response.json())
    .then(({ items: [{ position }] }) =>
      Object.entries(${JSON.stringify(place)}).every(([side, pixels]) => Math.abs(position[side] - pixels) <= 1))`

/** What is on her collage is drawn about and made larger, by mouse and by finger, stays there, and is read whole. To WebKit's driver a finger is a mouse. */
export async function walkBoard(page: Page): Promise<void> {
  const place = { ...boardPlace }
  await page.open('/rediscover/vision-board')
  for (const pointer of ['mouse', 'touch'] as const) {
    await page.drag(thing, 30, 40, pointer)
    place.x += 30
    place.y += 40
    await page.until(isSavedAt(place), `drawn about by ${pointer}`)
    await page.drag(corner, 20, -15, pointer)
    place.w += 20
    place.h -= 15
    await page.until(isSavedAt(place), `made another size by ${pointer}`)
  }
  await page.picture('board-drawn')
  await page.tap({ css: 'main button', text: 'Read all' })
  await page.see({ css: 'dialog[open] p', text: boardWords })
  await page.picture('board-read')
  await page.tap({ css: 'dialog[open] button', text: 'Close' })
}
