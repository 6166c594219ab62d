import { limits } from '#contract/limits.ts'
import type { ItemKind, Position } from '#contract/vision-board.ts'

/** The least an item may be, so that it can be read and taken hold of; in pixels. */
export const leastSize = { w: 110, h: 72 }

/** Where an item of this kind is until she moves it, by its place in the order. */
export function defaultPlace(kind: ItemKind, index: number): Position {
  return {
    x: 20 + (index % 5) * 40,
    y: 20 + ((index * 35) % 220),
    w: limits.collageItemWidth,
    h: kind === 'image' ? 180 : 140,
  }
}

const between = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(value, Math.max(least, most))))

/** The same place, inside an area that is so wide: another screen may have been wider. */
export function inside({ x, y, w, h }: Position, width: number): Position {
  const fit = {
    w: between(w, Math.min(leastSize.w, width), width),
    h: between(h, leastSize.h, limits.collageHeight),
  }
  return { ...fit, x: between(x, 0, width - fit.w), y: between(y, 0, limits.collageHeight - fit.h) }
}

/** What a hand has hold of: all of it, or the edges that change its size. */
export type Grip = 'all' | 'right' | 'bottom' | 'corner'

/** Where it goes, or what size it has, once what she holds was drawn so far. It grows as far as there is room. */
export function drawn(place: Position, grip: Grip, dx: number, dy: number, width: number): Position {
  const { x, y, w, h } = place
  if (grip === 'all') return inside({ ...place, x: x + dx, y: y + dy }, width)
  return inside(
    {
      ...place,
      w: grip === 'bottom' ? w : Math.min(w + dx, width - x),
      h: grip === 'right' ? h : Math.min(h + dy, limits.collageHeight - y),
    },
    width,
  )
}

/** How far one press of an arrow key goes, in pixels. */
const stride = 10

const directions: Record<string, { dx: number; dy: number }> = {
  ArrowLeft: { dx: -stride, dy: 0 },
  ArrowRight: { dx: stride, dy: 0 },
  ArrowUp: { dx: 0, dy: -stride },
  ArrowDown: { dx: 0, dy: stride },
}

/** Where an arrow key takes it, or with `isSizing` what size it gives it; null for any other key. */
export function afterKey(place: Position, key: string, isSizing: boolean, width: number): Position | null {
  const direction = directions[key]
  if (!direction) return null
  return drawn(place, isSizing ? 'corner' : 'all', direction.dx, direction.dy, width)
}
