import { sql } from '#server/database/client.ts'

/** Nothing comes to a member who has asked that her account be deleted, unless she takes that back. */
export const hasNoDeletion = sql<boolean>`not exists (
  select from account_deletions where account_deletions.user_id = profiles.user_id)`
