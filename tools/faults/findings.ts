/** What did not hold, each kind counted and shown by its first case. */
export class Findings {
  readonly #kinds = new Map<string, { count: number; first: string }>()
  readonly #notRun: string[] = []

  /** @param kind what did not hold, without what differs from case to case. */
  add(kind: string, first: unknown = ''): void {
    const found = this.#kinds.get(kind)
    if (found) found.count++
    else
      this.#kinds.set(kind, {
        count: 1,
        first: typeof first === 'string' ? first : JSON.stringify(first),
      })
  }

  /** Adds it unless it holds. */
  expect(holds: boolean, kind: string, first?: unknown): void {
    if (!holds) this.add(kind, first)
  }

  /** A part that cannot run here, which is no success. */
  skip(why: string): void {
    this.#notRun.push(why)
  }

  get areNone(): boolean {
    return this.#kinds.size === 0
  }

  /** In lines for a person. */
  report(): string {
    const found = [...this.#kinds].map(
      ([kind, { count, first }]) => `  ${count} × ${kind}\n      first: ${first.slice(0, 600)}`,
    )
    return [...found, ...this.#notRun.map((why) => `  NOT RUN: ${why}`)].join('\n')
  }
}
