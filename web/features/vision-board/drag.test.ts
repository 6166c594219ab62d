import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Position } from '#contract/vision-board.ts'
import { attachDrag } from './drag.ts'

/** As much of an element as a hand takes hold of. */
class Thing extends EventTarget {
  readonly style: Record<string, string> = {}
  readonly dataset: Record<string, string> = {}
  readonly captured = new Set<number>()
  /** What a tap on it does, where it does anything. */
  tapped: { click: () => void } | null = null
  closest(selector: string) {
    if (selector === '[data-grip]') return this.dataset.grip ? this : null
    return this.dataset.is === 'button' && selector.startsWith('button') ? this : null
  }
  querySelector = () => this.tapped
  setPointerCapture = (id: number) => this.captured.add(id)
  releasePointerCapture = (id: number) => this.captured.delete(id)
  hasPointerCapture = (id: number) => this.captured.has(id)
}

const start: Position = { x: 20, y: 40, w: 220, h: 140 }
let page = new EventTarget()
let thing = new Thing()
let position = start
let put: Position[] = []
let stop = () => {}

const finger = {
  button: 0,
  buttons: 1,
  isPrimary: true,
  pointerId: 1,
  pointerType: 'touch',
  pageX: 0,
  pageY: 0,
}
const tell = (target: EventTarget, type: string, what: object = {}) => {
  const event = Object.assign(new Event(type, { cancelable: true }), finger, what)
  target.dispatchEvent(event)
  return event
}
const take = (what?: object) => tell(thing, 'pointerdown', what)
const move = (pageX: number, pageY: number, what?: object) =>
  tell(page, 'pointermove', { pageX, pageY, ...what })
const letGo = (what?: object) => tell(page, 'pointerup', what)

beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('Element', Thing)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  thing = new Thing()
  position = start
  put = []
  const held = () => ({ position, width: 350, onTake: () => {}, onPut: (to: Position) => put.push(to) })
  stop = attachDrag(thing as unknown as HTMLElement, held)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
})

test('a move changes where it stands and no size; it is put once, where it was let go of', () => {
  take()
  move(10, 20)
  move(15.4, 30)
  expect(thing.style).toEqual({ transform: 'translate(35px, 70px)', willChange: 'transform' })
  expect(put).toEqual([])
  letGo()
  expect(put).toEqual([{ ...start, x: 35, y: 70 }])
  // Where it is now is for what is known of it to say.
  expect(thing.style).toEqual({ transform: 'translate(20px, 40px)', willChange: '' })
  move(50, 50)
  expect(thing.style.transform).toBe('translate(20px, 40px)')
})

test('it stays inside, and goes on from there as the finger comes back', () => {
  take()
  move(-300, 900)
  expect(thing.style.transform).toBe('translate(0px, 500px)')
  move(10, 0)
  expect(thing.style.transform).toBe('translate(30px, 40px)')
})

test('held by an edge it changes its size and stays where it is', () => {
  thing.dataset.grip = 'corner'
  take()
  move(-40, 30)
  expect(thing.style).toMatchObject({ width: '180px', height: '170px' })
  expect(thing.style.transform).toBeUndefined()
  letGo()
  expect(put).toEqual([{ ...start, w: 180, h: 170 }])
})

test('what was only touched is not put, whatever became of it meanwhile', () => {
  take()
  position = { ...start, x: 90 }
  letGo()
  expect(put).toEqual([])
})

test.each([
  ['the pointer taken away', () => tell(page, 'pointercancel')],
  ['its capture lost', () => tell(page, 'lostpointercapture')],
  ['Escape', () => tell(page, 'keydown', { key: 'Escape' })],
  ['a button let go of where nobody heard it', () => move(50, 50, { buttons: 0 })],
])('%s puts it back where it is known to be', (_, end) => {
  take()
  move(30, 30)
  position = { ...start, x: 90 }
  end()
  expect(thing.style).toEqual({ transform: 'translate(90px, 40px)', willChange: '' })
  expect(thing.captured.size).toBe(0)
  letGo()
  expect(put).toEqual([])
})

test('a second finger takes hold of nothing, and moves nothing that the first one holds', () => {
  const second = { isPrimary: false, pointerId: 2 }
  take(second)
  move(30, 30, second)
  expect(thing.style).toEqual({})
  take()
  move(10, 10)
  move(90, 90, second)
  letGo(second)
  tell(page, 'pointercancel', second)
  expect(thing.style.transform).toBe('translate(30px, 50px)')
  letGo()
  expect(put).toEqual([{ ...start, x: 30, y: 50 }])
})

test('a finger on its button, and another button of the mouse, move nothing', () => {
  take({ button: 2, pointerType: 'mouse' })
  move(30, 30)
  expect(tell(thing, 'touchstart').defaultPrevented).toBe(true)
  thing.dataset.is = 'button'
  take()
  expect(tell(thing, 'touchstart').defaultPrevented).toBe(false)
  move(30, 30)
  expect(thing.style).toEqual({})
})

test('gone from the board while it is held, it hears nothing more', () => {
  take()
  stop()
  move(30, 30)
  letGo()
  expect(thing.style.transform).toBeUndefined()
  expect(put).toEqual([])
})

test('a tap does what it is for, also where the finger shakes; drawn further it is no tap', () => {
  let taps = 0
  thing.tapped = { click: () => (taps += 1) }
  take()
  letGo()
  take()
  move(3, -2)
  letGo()
  expect([taps, put]).toEqual([2, []])
  expect(thing.style.transform).toBe('translate(20px, 40px)')
  take()
  move(5, 0)
  letGo()
  expect([taps, put]).toEqual([2, [{ ...start, x: 25 }]])
})
