import { visionBucket, visionFiles } from '#contract/vision-board.ts'
import { sql } from '#server/database/client.ts'
import type { FileRule } from '#server/platform/storage/file-rules.ts'
import { findFile } from '#server/platform/storage/files-repo.ts'

/** A picture on a board is hers alone to see, and used while it is on the board. */
export const visionFileRule: FileRule = {
  maySee: async (member, path) => (await findFile(member, visionBucket, path)) !== undefined,
  isUsed: sql`exists (select from vision_items
    where vision_items.user_id = files.user_id and vision_items.content ->> 'url' = ${visionFiles} || files.path)`,
}
