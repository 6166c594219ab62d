import type { Plugin } from 'vite'

/** What `web/lib/api/call.ts` reads of an entry. */
const kept = new Set(['method', 'path'])

interface Node {
  type: string
  start: number
  end: number
  callee?: { name?: string }
  arguments?: Node[]
  properties?: Node[]
  key?: { name?: string }
}

/** Every call of `route({...})` below a node. */
function* routeCalls(node: unknown): Generator<Node> {
  if (typeof node !== 'object' || node === null) return
  const { type, callee } = node as Node
  if (type === 'CallExpression' && callee?.name === 'route') yield node as Node
  else for (const child of Object.values(node)) yield* routeCalls(child)
}

/**
 * Leaves of each entry of the contract only its method and address in the web's bundle: what is checked, by which
 * schema and in which words is the server's.
 */
export function slimContract(): Plugin {
  return {
    name: 'slim-contract',
    apply: 'build',
    transform: {
      filter: { id: /\/contract\/[\w-]+\.ts$/ },
      handler(code) {
        let slim = code
        const parts = [...routeCalls(this.parse(code, { lang: 'ts' }))]
          .flatMap((call) => call.arguments?.[0]?.properties ?? [])
          .filter(({ key }) => !kept.has(key?.name ?? ''))
        for (const { start, end } of parts.reverse())
          slim = slim.slice(0, start) + slim.slice(end).replace(/^\s*,/, '')
        return { code: slim, map: null }
      },
    },
  }
}
