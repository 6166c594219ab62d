import type { RawBuilder } from 'kysely'
import type { Scope } from '#server/database/client.ts'

/** What the files of one bucket belong to, said by the feature that puts them there. */
export interface FileRule {
  /** Whether this member may see the file: asked in her own scope. Null where no address serves the bucket. */
  maySee: ((member: Scope, path: string) => Promise<boolean>) | null
  /** Whether anything refers to a row of `files`: a condition on it. */
  isUsed: RawBuilder<unknown>
}

/** The rule of each bucket; what has none is served to nobody and swept by nobody. */
export type FileRules = Record<string, FileRule>
