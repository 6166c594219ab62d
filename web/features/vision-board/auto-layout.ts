import { limits } from '#contract/limits.ts'
import type { Position, VisionItem } from '#contract/vision-board.ts'
import { fitToWidth, minSize } from './position.ts'

/** Between two things, and between them and the edge; in pixels. */
const gap = 12
const widest = 320
const highest = 240
/** How much lower a picture may become than it would like to be, before words do, and how much higher a thing. */
const leastShare = 0.6
const mostShare = 1.3

/** What the words of a thing take at the usual text size: a letter's width, a line's height, and what is around them. */
const letter = 9
const line = 24
const around = { across: 26, down: 66 }

/** How high a thing would like to be. */
function wish(item: VisionItem, width: number): number {
  if (item.kind === 'image') return width * 0.8
  const lines = Math.ceil((item.content.text.length * letter) / (width - around.across))
  return Math.min(highest, around.down + lines * line)
}

interface Column {
  /** What stands in it, one under the other, and how high each would like to be. */
  things: { item: VisionItem; height: number }[]
  height: number
}

/** Each thing into the column that has most room. */
function stack(items: readonly VisionItem[], count: number, width: number): Column[] {
  const columns = Array.from({ length: count }, (): Column => ({ things: [], height: -gap }))
  for (const item of items) {
    const height = wish(item, width)
    const column = columns.reduce((least, one) => (one.height < least.height ? one : least))
    column.things.push({ item, height })
    column.height += height + gap
  }
  return columns
}

const columnWidth = (count: number, width: number) =>
  Math.min(widest, Math.floor((width - gap * (count + 1)) / count))

/** As few columns as hold all of it in the height there is; as many as there is room for, where none do. */
function choose(items: readonly VisionItem[], width: number): { columns: Column[]; w: number } {
  const room = limits.collageHeight - 2 * gap
  for (let count = 2; ; count += 1) {
    const w = columnWidth(count, width)
    const columns = stack(items, count, w)
    const isHeld = columns.every(({ height }) => height <= room)
    if (isHeld || columnWidth(count + 1, width) < minSize.w) return { columns, w }
  }
}

/** How high each thing of a column is, so that they end where they should: pictures give way first, since words must be read. */
function heights({ things }: Column, end: number): number[] {
  const isPicture = ({ item }: Column['things'][number]) => item.kind === 'image'
  const sum = (some: number[]) => some.reduce((total, height) => total + height, 0)
  const pictures = sum(things.filter(isPicture).map(({ height }) => height))
  const words = sum(things.map(({ height }) => height)) - pictures
  const room = end - gap * (things.length - 1)
  const share = Math.max(leastShare, Math.min(mostShare, (room - words) / pictures))
  const wished = things.map((thing) => (isPicture(thing) ? share : 1) * thing.height)
  const all = Math.min(mostShare, room / sum(wished))
  return wished.map((height) => all * height)
}

/** Places side by side for all that is on a collage, by their ids: none lies on another as long as there is room. */
export function autoLayout(items: readonly VisionItem[], width: number): Map<string, Position> {
  const { columns, w } = choose(items, width)
  const tallest = Math.max(...columns.map(({ height }) => height))
  const end = Math.min(limits.collageHeight - 2 * gap, tallest * mostShare)
  const left = (width - columns.length * (w + gap) + gap) / 2
  const places = new Map<string, Position>()
  for (const [nth, column] of columns.entries()) {
    const high = heights(column, end)
    const sum = high.reduce((total, h) => total + h + gap, -gap)
    let y = (limits.collageHeight - sum) / 2
    for (const [index, { item }] of column.things.entries()) {
      const h = high[index] ?? 0
      places.set(item.id, fitToWidth({ x: left + nth * (w + gap), y, w, h }, width))
      y += h + gap
    }
  }
  return places
}
