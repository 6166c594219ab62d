import { pictures } from '#content/vision-board/pictures.ts'
import { picturePath, visionBucket, visionFiles } from '#contract/vision-board.ts'
import type { Scope } from '#server/database/client.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import { uploadFailed } from '#server/platform/storage/accept-uploads.ts'
import { markFileUsed } from '#server/platform/storage/files-repo.ts'

/**
 * Lets on a board only a picture of hers, which is in use from here on, or one of ours: any other address would have her phone
 * ask somebody else for it. @throws AppError 400.
 */
export async function assertBoardPicture(member: Scope, url: string): Promise<void> {
  const isOurs = Object.keys(pictures).some((name) => url === `${picturePath}${name}.svg`)
  const isHers =
    url.startsWith(visionFiles) && (await markFileUsed(member, visionBucket, url.slice(visionFiles.length)))
  if (!isOurs && !isHers) throw new AppError('bad_input', uploadFailed, { fields: { url: uploadFailed } })
}
