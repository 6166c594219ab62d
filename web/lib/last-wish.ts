interface Wish {
  /** What she pressed, as it was handed over. */
  pressed: object
  send: () => Promise<unknown>
}

/** What waits its turn behind an earlier tap: the last wish of each thing, by its id. */
const waiting = new Map<string, Wish>()

/** Takes down what she has pressed, until its turn has come. */
export function waitTurn(id: string, wish: Wish): void {
  waiting.set(id, wish)
}

/** Its turn has come: it is on its way, unless she has pressed again since. */
export function takeTurn(id: string, pressed: object): void {
  if (waiting.get(id)?.pressed === pressed) waiting.delete(id)
}

/** Of a page that is being left nothing that begins later gets through, so what waits its turn goes now, the last wish of each alone. */
export function sendLastWishes(): void {
  for (const { send } of waiting.values()) send().catch(() => undefined)
  waiting.clear()
}
