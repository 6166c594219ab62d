import { exportFileRule } from './features/privacy/exports-repo.ts'
import { visionFileRule } from './features/vision-board/file-rule.ts'
import type { FileRules } from './platform/storage/file-rules.ts'

/** What the files of each bucket belong to, listed once. */
export const fileRules: FileRules = { exports: exportFileRule, vision: visionFileRule }
