import type { FastifyInstance } from 'fastify'
import { boardTexts } from '#content/vision-board/texts.ts'
import { limits } from '#contract/limits.ts'
import { uploadPicture, visionBucket, visionFiles } from '#contract/vision-board.ts'
import { AppError, notFound } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import { acceptUploads } from '#server/platform/storage/accept-uploads.ts'
import { countFiles } from '#server/platform/storage/files-repo.ts'
import { storePicture, urlSafeName } from '#server/platform/storage/store-picture.ts'
import type { Services } from '#server/services.ts'
import { findBoard } from './boards-repo.ts'

/** Takes a picture for her board, under `{member}/{board}/{timestamp}-{name}`. It is on the board once an item says so. */
export function uploadRoute(http: FastifyInstance, { database, storage }: Services): void {
  acceptUploads(http, (scope) => {
    implement(scope, uploadPicture, async ({ params: { boardId }, query, caller: { userId }, request }) => {
      const member = database.asMember(userId)
      if ((await findBoard(member, userId))?.id !== boardId) throw notFound()
      if ((await countFiles(member, userId, visionBucket)) >= limits.boardPicturesMax)
        throw new AppError('bad_input', boardTexts.picturesFull, {
          fields: { body: boardTexts.picturesFull },
        })
      const path = await storePicture(member, storage, {
        userId,
        bucket: visionBucket,
        path: `${userId}/${boardId}/${Date.now()}-${urlSafeName(query.name ?? '')}`,
        bytes: request.body,
      })
      return { url: visionFiles + path }
    })
  })
}
