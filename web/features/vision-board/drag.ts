import type { Position } from '#contract/vision-board.ts'
import { dragged, type Grip } from './position.ts'

/** What a thing on the collage is to a hand. */
interface Held {
  /** Where it is by what is known of it. */
  position: Position
  /** Of the area that it stays inside of. */
  width: number
  onTake: () => void
  /** It was let go of somewhere else. */
  onPut: (position: Position) => void
}

/** The style of an element at a position. */
export const positionStyle = ({ x, y, w, h }: Position) => ({
  transform: `translate(${x}px, ${y}px)`,
  width: `${w}px`,
  height: `${h}px`,
})

const sides = ['x', 'y', 'w', 'h'] as const

/** What a tap on the thing does is a button too, by which it can be drawn about. */
const isOnButton = ({ target }: Event) =>
  target instanceof Element && target.closest('button:not([data-tap])') !== null

/** A finger that stays within so many pixels has tapped. */
const tapRoom = 4

const gripOf = ({ target }: Event) =>
  ((target instanceof Element && target.closest<HTMLElement>('[data-grip]')?.dataset.grip) || 'all') as Grip

/**
 * Has an element follow the finger or mouse that holds it, by nothing but styles of its own: React hears of it once it is let go of. What
 * takes the pointer away, and Escape, puts it back. Answers what ends it.
 */
export function attachDrag(element: HTMLElement, latest: () => Held): () => void {
  let held: AbortController | undefined

  function show(position: Position, grip: Grip): void {
    const { transform, width, height } = positionStyle(position)
    if (grip === 'all') element.style.transform = transform
    else Object.assign(element.style, { width, height })
  }

  function take(down: PointerEvent): void {
    if (down.button !== 0 || !down.isPrimary || held || isOnButton(down)) return
    const { position: from, onTake } = latest()
    const grip = gripOf(down)
    const { pointerId } = down
    const holding = new AbortController()
    let to = from

    /** From here on its position is React's again. */
    function letGo(): void {
      holding.abort()
      held = undefined
      element.style.willChange = ''
      show(latest().position, grip)
      if (element.hasPointerCapture(pointerId)) element.releasePointerCapture(pointerId)
    }

    function hear<K extends keyof WindowEventMap>(type: K, act: (event: WindowEventMap[K]) => void): void {
      addEventListener(type, act, { capture: true, signal: holding.signal })
    }

    // React would look through the page for who listens, to each of them.
    for (const type of ['pointermove', 'mousemove', 'touchmove'] as const)
      hear(type, (move) => move.stopPropagation())
    hear('pointermove', (move) => {
      if (move.pointerId !== pointerId) return
      if (move.buttons === 0) return letGo()
      to = dragged(from, grip, move.pageX - down.pageX, move.pageY - down.pageY, latest().width)
      show(to, grip)
    })
    hear('pointerup', (up) => {
      if (up.pointerId !== pointerId) return
      letGo()
      const tapped = element.querySelector<HTMLElement>('[data-tap]')
      if (tapped && sides.every((side) => Math.abs(to[side] - from[side]) < tapRoom)) tapped.click()
      else if (sides.some((side) => to[side] !== from[side])) latest().onPut(to)
    })
    hear('pointercancel', (lost) => lost.pointerId === pointerId && letGo())
    hear('lostpointercapture', (lost) => lost.pointerId === pointerId && letGo())
    hear('keydown', (key) => {
      if (key.key !== 'Escape') return
      key.stopPropagation()
      letGo()
    })

    held = holding
    element.setPointerCapture(pointerId)
    element.style.willChange = 'transform'
    onTake()
  }

  // Else a phone may scroll long words, or offer to save a picture that is held.
  const keepFinger = (touch: TouchEvent) => isOnButton(touch) || touch.preventDefault()

  const listening = new AbortController()
  const { signal } = listening
  element.addEventListener('pointerdown', take, { signal })
  element.addEventListener('touchstart', keepFinger, { signal, passive: false })
  return () => {
    held?.abort()
    listening.abort()
  }
}
