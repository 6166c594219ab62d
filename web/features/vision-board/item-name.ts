import { type PictureName, pictures } from '#content/vision-board/pictures.ts'
import { boardTexts } from '#content/vision-board/texts.ts'
import { type ItemContent, picturePath } from '#contract/vision-board.ts'

/** What is to be seen in a picture, as far as we know. */
export function pictureAlt(url: string): string {
  const name = url.startsWith(picturePath) ? url.slice(picturePath.length).replace(/\.svg$/, '') : ''
  return name in pictures ? pictures[name as PictureName] : boardTexts.ownPicture
}

/** What an item is called where it cannot be seen. */
export const itemName = (item: ItemContent): string =>
  item.kind === 'image' ? pictureAlt(item.content.url) : item.content.text
