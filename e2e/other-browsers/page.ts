import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Driver } from './driver.ts'

interface Place {
  x: number
  y: number
}

/** A part of a screen: the first one that fits and begins with this text, or bears it as its label. */
export interface Part {
  css: string
  text?: string
  /** The title of the group of choices that it stands in. */
  group?: string
}

/**
 * Runs in the page: where the middle of a part is, once nothing covers it. Where it is to be tapped, `data-tap` says what became of the
 * tap: 'hit', 'missed' where it hits something else, which moved there meanwhile, and then does nothing, or still 'awaited'.
 */
function findPlace({ css, text = '', group }: Part, isTapped: boolean): Place | null {
  const nameOf = (one: Element) =>
    one.getAttribute('aria-label') ??
    (one as HTMLInputElement).labels?.[0]?.innerText ??
    (one as HTMLElement).innerText
  const groups = [...document.querySelectorAll('fieldset')]
  const within = group ? groups.find((one) => one.innerText.trim().startsWith(group)) : document
  const part = [...(within?.querySelectorAll(css) ?? [])].find((one) => nameOf(one)?.trim().startsWith(text))
  if (!part) return null
  part.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = part.getBoundingClientRect()
  const place = { x: Math.round(left + width / 2), y: Math.round(top + height / 2) }
  const onTop = document.elementFromPoint(place.x, place.y)
  if (width === 0 || !onTop || !(part.contains(onTop) || onTop.contains(part))) return null
  if (!isTapped) return place
  const root = document.documentElement
  root.dataset.tap = 'awaited'
  const nth = `${Number(root.dataset.taps ?? 0) + 1}`
  root.dataset.taps = nth
  const guard = (event: Event) => {
    if (root.dataset.taps !== nth) return
    const isHit = part.contains(event.target as Node)
    root.dataset.tap = isHit ? 'hit' : 'missed'
    if (isHit) return
    event.stopImmediatePropagation()
    event.preventDefault()
  }
  window.addEventListener('click', guard, { capture: true, once: true })
  return place
}

const pauseMs = 50
/** Other tests run meanwhile: this only ends what hangs. */
const patienceMs = 60_000
/** A tap that nothing has heard of by then is lost. */
const lostMs = 3_000

/** What somebody does in a browser: looks, taps and types. */
export class Page {
  readonly #driver: Driver
  readonly #origin: string
  readonly #pictures: string

  constructor(driver: Driver, origin: string, name: string) {
    this.#driver = driver
    this.#origin = origin
    this.#pictures = join('test-results', 'screens', name)
    mkdirSync(this.#pictures, { recursive: true })
  }

  open(path: string): Promise<void> {
    return this.#driver.goTo(this.#origin + path)
  }

  async evaluate<Value>(expression: string): Promise<Value> {
    return JSON.parse(await this.#driver.evaluate(expression)) as Value
  }

  /** Waits until an expression comes to something that counts as true, and answers it. @throws once nobody would wait any longer. */
  async until<Value>(expression: string, what = expression): Promise<Value> {
    const end = Date.now() + patienceMs
    while (Date.now() < end) {
      // A page that is just being left cannot be asked.
      const value = await this.evaluate<Value>(expression).catch(() => undefined)
      if (value) return value
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
    throw new Error(`This did not come: ${what}`)
  }

  /** Waits for a part to be in view, and answers its middle. */
  see(part: Part, isTapped = false): Promise<Place> {
    const what = JSON.stringify(part)
    return this.until(`(${findPlace})(${what}, ${isTapped})`, what)
  }

  async tap(part: Part): Promise<void> {
    const place = await this.see(part, true)
    const actions = [
      { type: 'pointerMove', duration: 0, ...place },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]
    await this.#driver.perform([{ type: 'pointer', id: 'finger', actions }])
    if (!(await this.#isHit())) await this.tap(part)
  }

  /** Whether the last tap arrived. A part that is put there anew between the finger's down and up never hears of it. */
  async #isHit(): Promise<boolean> {
    const end = Date.now() + lostMs
    for (;;) {
      // Where the page has gone there is nothing to ask, and the tap has led on.
      const tap = await this.evaluate<string | null>(`document.documentElement.dataset.tap ?? null`).catch(
        () => null,
      )
      if (tap !== 'awaited' || Date.now() > end) return tap === null || tap === 'hit'
      await new Promise((resolve) => setTimeout(resolve, pauseMs))
    }
  }

  /** Holds a part in its middle, draws it so far, and lets go. */
  async drag(part: Part, dx: number, dy: number, pointerType: 'mouse' | 'touch'): Promise<void> {
    const { x, y } = await this.see(part)
    const move = (share: number) => ({
      type: 'pointerMove',
      duration: 50,
      x: Math.round(x + share * dx),
      y: Math.round(y + share * dy),
    })
    const actions = [
      { ...move(0), duration: 0 },
      { type: 'pointerDown', button: 0 },
      ...[0.3, 0.7, 1].map(move),
      { type: 'pointerUp', button: 0 },
    ]
    const parameters = { pointerType }
    await this.#driver.perform([{ type: 'pointer', id: `drawing ${pointerType}`, parameters, actions }])
  }

  /** Puts the focus into a box and types. */
  async type(part: Part, text: string): Promise<void> {
    await this.tap(part)
    const actions = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ])
    await this.#driver.perform([{ type: 'key', id: 'keys', actions }])
  }

  async picture(name: string): Promise<void> {
    // WebKit captures what it last drew, which may be from before the last change.
    await this.evaluate(`new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))`)
    writeFileSync(join(this.#pictures, `${name}.png`), await this.#driver.capture(), 'base64')
  }
}
