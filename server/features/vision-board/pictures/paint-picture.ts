import type { PictureName } from '#content/vision-board/pictures.ts'
import { indoors } from './indoors.ts'
import { outdoors } from './outdoors.ts'

const all: Record<PictureName, () => string> = { ...outdoors, ...indoors }

/** A picture of ours as SVG; undefined where there is none of that name. */
export function paintPicture(name: string): string | undefined {
  if (!Object.hasOwn(all, name)) return undefined
  const drawn = all[name as PictureName]()
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300" width="800" height="600">${drawn}</svg>`
}
