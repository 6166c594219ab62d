import type { LateDeletion } from '#web/lib/use-late-deletion.ts'
import { LaterList } from './later-list.tsx'
import { useLines } from './use-lines.ts'

/** Her list for later where Clear itself is closed to her: it stays hers to read and to take things off. */
export function KeptLater(deletion: LateDeletion) {
  const [lines, change] = useLines()
  return <LaterList lines={lines} later={{ action: () => null, ...deletion }} onChange={change} />
}
