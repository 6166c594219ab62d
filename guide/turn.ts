/** One of several, each in its turn. @throws where there is none */
export function turn<T>(variants: readonly T[], count: number): T {
  const chosen = variants[count % variants.length]
  if (chosen === undefined) throw new Error('The companion has an entry without text.')
  return chosen
}
