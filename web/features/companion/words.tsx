import { partsOf } from './parts-of.ts'

/** Words of the companion. What is a list hangs under its points. */
export function Words({ text }: { text: string }) {
  return partsOf(text).map((part, at) => {
    // The parts of a text have no name but their place, and only the last one grows.
    const key = `${at}`
    if ('text' in part)
      return (
        <div key={key} dir="auto">
          {part.text}
        </div>
      )
    const List = part.start === null ? 'ul' : 'ol'
    return (
      <List
        key={key}
        {...(part.start !== null && { start: part.start })}
        className={`my-2 grid gap-1 ps-5 first:mt-0 last:mb-0 ${part.start === null ? 'list-disc' : 'list-decimal'}`}
      >
        {part.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a point of a list is known by its place
          <li key={index} dir="auto">
            {item}
          </li>
        ))}
      </List>
    )
  })
}
