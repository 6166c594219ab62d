import { useState } from 'react'
import { boardTexts as texts } from '#content/vision-board/texts.ts'
import { classes } from '#web/ui/classes.ts'
import { pictureAlt } from './item-name.ts'

interface ItemPictureProps {
  url: string
  credit?: string | null | undefined
  /** It is on this phone alone. */
  waits: boolean
  /** It is as high as what it stands in, however small that is. */
  fills?: boolean
}

/** A picture, with whom it is from; where it cannot be loaded, what is to be seen in it. */
export function ItemPicture({ url, credit, waits, fills = false }: ItemPictureProps) {
  const [isMissing, setIsMissing] = useState(false)
  const alt = pictureAlt(url)
  return (
    <figure className={classes('flex flex-col', fills ? 'h-full' : 'flex-1')}>
      {isMissing ? (
        <p className="grid min-h-24 flex-1 place-items-center bg-sunken p-3 text-center text-muted text-sm">
          {alt}
        </p>
      ) : (
        <img
          src={url}
          alt={alt}
          draggable={false}
          loading="lazy"
          onError={() => setIsMissing(true)}
          className={classes('w-full object-cover', fills ? 'min-h-0 flex-1' : 'aspect-4/3 grow')}
        />
      )}
      {(credit || waits) && (
        <figcaption className="truncate px-3 py-0.5 text-muted text-sm">
          {waits ? texts.waitsHere : credit}
        </figcaption>
      )}
    </figure>
  )
}
