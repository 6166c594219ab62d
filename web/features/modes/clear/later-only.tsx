import type { UndoableDeletion } from '#web/lib/offline/use-undoable-deletion.ts'
import { LaterList } from './later-list.tsx'
import { useLines } from './use-lines.ts'

/** Her list for later where Clear itself is closed to her: it stays hers to read and to take things off. */
export function LaterOnly(deletion: UndoableDeletion) {
  const [lines, change] = useLines()
  return <LaterList lines={lines} later={{ action: () => null, ...deletion }} onChange={change} />
}
