/**
 * Does one piece of work for all who ask for it, one at a time: whoever asks while it is under way waits, with all who do, for the one that
 * begins after it. So what came before the asking came before the work. Where the one under way fails, those who wait for the next fail too:
 * what they came with may be gone with it.
 */
export function gathered(work: () => Promise<unknown>): () => Promise<void> {
  let underWay: Promise<void> | undefined
  let next: Promise<void> | undefined
  const begin = () => {
    next = undefined
    underWay = work().then(end, fail)
    return underWay
  }
  const end = () => {
    underWay = undefined
  }
  const fail = (cause: unknown) => {
    underWay = undefined
    throw cause
  }
  const giveUp = (cause: unknown) => {
    next = undefined
    throw cause
  }
  return () => {
    next ??= (underWay ?? Promise.resolve()).then(begin, giveUp)
    return next
  }
}
