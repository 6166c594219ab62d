import type { VisionBoard, VisionItem } from '#contract/vision-board.ts'

/** A tall phone's screen, in pixels; smaller ones show its middle. */
const size = { width: 1170, height: 2532 }
/** Where things may lie: below the clock, above the phone's own buttons. */
const area = { x: 70, y: 780, width: 1030, height: 1440 }
const gap = 30
/** As many as can still be made out. */
const maxItems = 8

type Context = CanvasRenderingContext2D

interface Cell {
  x: number
  y: number
  width: number
  height: number
}

/** Two columns of cells of one size for so many things; the last has both where it is alone. */
export function cellsFor(count: number): Cell[] {
  const rows = Math.ceil(count / 2)
  const height = Math.min(420, (area.height - gap * (rows - 1)) / rows)
  const half = (area.width - gap) / 2
  return Array.from({ length: count }, (_, index) => {
    const isAlone = index === count - 1 && count % 2 === 1
    return {
      x: area.x + (index % 2) * (half + gap),
      y: area.y + Math.floor(index / 2) * (height + gap),
      width: isAlone ? area.width : half,
      height,
    }
  })
}

/** Lines of words that are each no wider than `most`, by how wide a line is. */
export function wrapLines(text: string, most: number, widthOf: (line: string) => number): string[] {
  const lines: string[] = []
  let line = ''
  for (const word of text.split(/\s+/)) {
    const longer = line ? `${line} ${word}` : word
    if (line && widthOf(longer) > most) {
      lines.push(line)
      line = word
    } else line = longer
  }
  return line ? [...lines, line] : lines
}

/** Paints her board as a picture for her lock screen, on her phone alone. @throws where the phone cannot. */
export async function paintLockScreen({ items, theme_hex }: VisionBoard): Promise<Blob> {
  const canvas = document.createElement('canvas')
  Object.assign(canvas, size)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  await document.fonts.ready
  context.fillStyle = theme_hex
  context.fillRect(0, 0, size.width, size.height)
  const shown = items.slice(-maxItems)
  const cells = cellsFor(shown.length)
  for (const [index, item] of shown.entries()) await paintItem(context, item, cells[index] as Cell)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  )
}

async function paintItem(context: Context, item: VisionItem, cell: Cell): Promise<void> {
  context.save()
  context.beginPath()
  context.roundRect(cell.x, cell.y, cell.width, cell.height, 40)
  context.fillStyle = '#ffffff'
  context.fill()
  context.clip()
  if (item.kind === 'image') await paintPicture(context, item.content.url, cell)
  else paintWords(context, item.content.text, cell, item.kind === 'quote')
  context.restore()
}

/** Fills the cell with the middle of the picture; one that does not come leaves it white. */
async function paintPicture(context: Context, url: string, { x, y, width, height }: Cell): Promise<void> {
  const image = new Image()
  image.src = url
  const isThere = await image.decode().then(
    () => true,
    () => false,
  )
  if (!isThere) return
  const scale = Math.max(width / image.naturalWidth, height / image.naturalHeight)
  const [w, h] = [image.naturalWidth * scale, image.naturalHeight * scale]
  context.drawImage(image, x + (width - w) / 2, y + (height - h) / 2, w, h)
}

/** As large as fits the cell. */
function paintWords(context: Context, text: string, cell: Cell, isBold: boolean): void {
  const most = cell.width - 80
  for (let font = 60; font >= 26; font -= 4) {
    context.font = `${isBold ? 700 : 500} ${font}px "Nunito Variable", system-ui, sans-serif`
    const lines = wrapLines(text, most, (line) => context.measureText(line).width)
    const height = lines.length * font * 1.3
    if (height > cell.height - 50 && font > 26) continue
    context.fillStyle = '#3a2f31'
    context.textAlign = 'center'
    context.textBaseline = 'middle'
    const top = cell.y + (cell.height - height) / 2 + font * 0.65
    for (const [index, line] of lines.entries())
      context.fillText(line, cell.x + cell.width / 2, top + index * font * 1.3, most)
    return
  }
}
