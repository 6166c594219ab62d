import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import * as z from 'zod/mini'
import { levels } from '#contract/safety.ts'

const row = z.object({
  id: z.string(),
  source: z.string(),
  level: z.enum(levels),
  text: z.string(),
  /** Of a grave one: whether its source may be learnt from. */
  learn: z.optional(z.boolean()),
})
/** A message that somebody wrote for a purpose of their own; docs/safety.md says where they come from. */
export type RealText = z.infer<typeof row>

/** `train` is learnt from, `dev` sets thresholds and floors and is never learnt from; `grave` are the few that are not harmless. */
export type RealPart = 'train' | 'dev' | 'grave'

/**
 * The texts of a part of the folder, in the order of files and lines. They are no part of the product: who trains or measures names the
 * folder that holds them.
 * @throws for a folder without them and for a row that is not in order
 */
export function readRealText(folder: string, part: RealPart): RealText[] {
  const files = part === 'grave' ? ['grave.jsonl.gz'] : globSync(`${part}/*.jsonl.gz`, { cwd: folder }).sort()
  if (files.length === 0) throw new Error(`${folder} holds no texts to ${part}`)
  return files.flatMap((file) =>
    gunzipSync(readFileSync(join(folder, file)))
      .toString()
      .split('\n')
      .filter((line) => line !== '')
      .map((line) => row.parse(JSON.parse(line))),
  )
}
