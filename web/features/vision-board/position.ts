import { limits } from '#contract/limits.ts'
import type { ItemKind, Position } from '#contract/vision-board.ts'

/** The least an item may be, so that it can be read and taken hold of; in pixels. */
export const minSize = { w: 110, h: 72 }

/** Where an item of this kind is until she moves it, by its place in the order. */
export function defaultPosition(kind: ItemKind, index: number): Position {
  return {
    x: 20 + (index % 5) * 40,
    y: 20 + ((index * 35) % 220),
    w: limits.collageItemWidth,
    h: kind === 'image' ? 180 : 140,
  }
}

const clamp = (value: number, least: number, most: number) =>
  Math.round(Math.max(least, Math.min(value, Math.max(least, most))))

/** The same place, inside an area that is so wide: another screen may have been wider. */
export function fitToWidth({ x, y, w, h }: Position, width: number): Position {
  const fit = {
    w: clamp(w, Math.min(minSize.w, width), width),
    h: clamp(h, minSize.h, limits.collageHeight),
  }
  return { ...fit, x: clamp(x, 0, width - fit.w), y: clamp(y, 0, limits.collageHeight - fit.h) }
}

/** What a hand has hold of: all of it, or the edges that change its size. */
export type Grip = 'all' | 'right' | 'bottom' | 'corner'

/** Where it goes, or what size it has, once what she holds was drawn so far. It grows as far as there is room. */
export function dragged(position: Position, grip: Grip, dx: number, dy: number, width: number): Position {
  const { x, y, w, h } = position
  if (grip === 'all') return fitToWidth({ ...position, x: x + dx, y: y + dy }, width)
  return fitToWidth(
    {
      ...position,
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
export function moveByKey(
  position: Position,
  key: string,
  isSizing: boolean,
  width: number,
): Position | null {
  const direction = directions[key]
  if (!direction) return null
  return dragged(position, isSizing ? 'corner' : 'all', direction.dx, direction.dy, width)
}
