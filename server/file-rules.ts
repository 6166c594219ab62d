import { exportFileRule } from './features/privacy/exports-repo.ts'
import type { FileRules } from './platform/storage/file-rules.ts'

/** What the files of each bucket belong to, listed once. */
export const fileRules: FileRules = { exports: exportFileRule }
