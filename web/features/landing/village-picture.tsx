import { MessageCircle } from 'lucide-react'
import { villagePicture } from '#content/village/picture.ts'

/**
 * A section of the Village as it looks, small and to be looked at: of plain HTML, so that it comes with the page, is as sharp as its text,
 * and wears the theme. Told as one picture, since nothing in it can be tapped. It ends in the middle of a thread, and stands below what can
 * be tapped, so that all of that is on the first screen of a phone.
 */
export function VillagePicture() {
  const { alt, topic, threads } = villagePicture
  return (
    <div
      role="img"
      aria-label={alt}
      className="mask-b-from-75% h-52 select-none overflow-hidden rounded-2xl border border-line bg-ground px-3 pt-3"
    >
      <p className="pb-2.5 font-extrabold text-sm">{topic}</p>
      <ul className="grid gap-2 text-xs">
        {threads.map(({ by, when, words, replies }) => (
          <li key={words} className="grid gap-1.5 rounded-xl bg-card px-3 py-2.5 shadow-card">
            <p className="flex flex-wrap items-baseline gap-x-1.5 text-muted">
              <span className="font-bold text-ink">{by}</span>
              {when}
            </p>
            <p className="line-clamp-2">{words}</p>
            <p className="flex items-center gap-1 text-muted">
              <MessageCircle className="size-3.5" />
              {replies}
            </p>
          </li>
        ))}
      </ul>
    </div>
  )
}
