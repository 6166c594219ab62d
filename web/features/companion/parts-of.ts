/** A part of a text: lines that stand as they are, or a list. `start` is the first number of a numbered one. */
export type Part = { text: string } | { items: string[]; start: number | null }

const listLine = /^[ \t]*(?:[•*-]|(\d{1,2})[.)])[ \t]+(\S.*)$/

/** Parts a text into its lists and what stands between them. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  for (const line of text.split('\n')) {
    const last = parts.at(-1)
    const [, number, item] = listLine.exec(line) ?? []
    if (item === undefined) {
      if (last && 'text' in last) last.text += `\n${line}`
      else parts.push({ text: line })
    } else if (last && 'items' in last && (last.start !== null) === (number !== undefined))
      last.items.push(item)
    else parts.push({ items: [item], start: number === undefined ? null : Number(number) })
  }
  return parts
    .map((part) => ('text' in part ? { text: part.text.trim() } : part))
    .filter((part) => !('text' in part) || part.text !== '')
}
