interface PendingWrite {
  /** What she pressed, as it was handed over. */
  pressed: object
  send: () => Promise<unknown>
}

/** What waits its turn behind an earlier tap: the last wish of each thing, by its id. */
const waiting = new Map<string, PendingWrite>()

/** Takes down what she has pressed, until its turn has come. */
export function addPendingWrite(id: string, wish: PendingWrite): void {
  waiting.set(id, wish)
}

/** Its turn has come: it is on its way, unless she has pressed again since. */
export function removePendingWrite(id: string, pressed: object): void {
  if (waiting.get(id)?.pressed === pressed) waiting.delete(id)
}

/** Of a page that is being left nothing that begins later gets through, so what waits its turn goes now, the last wish of each alone. */
export function flushOnHide(): void {
  for (const { send } of waiting.values()) send().catch(() => undefined)
  waiting.clear()
}
