/** `found` of `of` messages; `from` and `to` bound the true share at 95 % (Wilson's score interval). */
export interface Share {
  found: number
  of: number
  share: number
  from: number
  to: number
}

export function share(found: number, of: number): Share {
  if (of === 0) return { found, of, share: 0, from: 0, to: 1 }
  const z = 1.96
  const rate = found / of
  const middle = rate + z ** 2 / (2 * of)
  const spread = z * Math.sqrt((rate * (1 - rate)) / of + z ** 2 / (4 * of ** 2))
  const scale = 1 + z ** 2 / of
  return {
    found,
    of,
    share: rate,
    from: Math.max(0, (middle - spread) / scale),
    to: Math.min(1, (middle + spread) / scale),
  }
}

/** The same with its shares to four places, as a report keeps them. */
export function rounded({ found, of, ...shares }: Share): Share {
  const four = (value: number) => Math.round(value * 10_000) / 10_000
  return { found, of, share: four(shares.share), from: four(shares.from), to: four(shares.to) }
}
