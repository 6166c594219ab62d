import { invalid } from './errors.ts'

type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type Form = { [key: string]: FormValue }

interface Branch {
  [key: string]: string | Branch
}

const maxDepth = 6

function segments(key: string): string[] {
  const [, head, tail] = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key) ?? []
  if (head === undefined || tail === undefined) throw invalid(`Invalid parameter name: ${key}`, key)
  const path = [head, ...Array.from(tail.matchAll(/\[([^[\]]*)\]/g), (match) => match[1] ?? '')]
  if (path.length > maxDepth) throw invalid(`Parameter is nested too deeply: ${key}`, key)
  return path
}

function place(root: Branch, key: string, value: string): void {
  const path = segments(key)
  let branch = root
  path.forEach((raw, depth) => {
    const name = raw === '' ? String(Object.keys(branch).length) : raw
    if (depth === path.length - 1) {
      branch[name] = value
      return
    }
    const next = branch[name] ?? Object.create(null)
    if (typeof next === 'string') throw invalid(`Invalid hash: ${key}`, key)
    branch[name] = next
    branch = next
  })
}

const isList = (keys: string[]) => keys.length > 0 && keys.every((key, index) => key === String(index))

function settle(branch: Branch): FormValue {
  const entries = Object.entries(branch).map(
    ([key, value]) => [key, typeof value === 'string' ? value : settle(value)] as const,
  )
  if (isList(entries.map(([key]) => key))) return entries.map(([, value]) => value)
  return Object.fromEntries(entries)
}

/**
 * Reads a form body or query string with bracketed names: `a[0][b]=1` becomes `{a: [{b: '1'}]}`.
 * @throws BillingError 400 for a name that is malformed, too deep, or both a text and a hash.
 */
export function parseForm(text: string): Form {
  const root: Branch = Object.create(null)
  for (const [key, value] of new URLSearchParams(text)) place(root, key, value)
  return Object.fromEntries(
    Object.entries(root).map(([key, value]) => [key, typeof value === 'string' ? value : settle(value)]),
  )
}
