import type { ChatSettings } from '#contract/companion.ts'
import { build, type Scope } from '#server/database/client.ts'

export async function findChatSettings(scope: Scope, userId: string): Promise<ChatSettings> {
  const row = await scope.row(build.selectFrom('chat_settings').select('keep').where('user_id', '=', userId))
  return { keep: row?.keep === 'week' ? 'week' : 'forever' }
}

export async function upsertChatSettings(scope: Scope, userId: string, { keep }: ChatSettings) {
  await scope.rows(
    build
      .insertInto('chat_settings')
      .values({ user_id: userId, keep })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ keep })),
  )
}
