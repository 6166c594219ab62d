import { join } from 'node:path'
import type { Plugin } from 'vite'

const component = join(import.meta.dirname, '..', 'web', 'ui', 'icon.ts')
/** The shapes of an icon, as lucide's package writes them down. */
const shapes = /^ {2}node: (\[.*?\]),?\n(?: {2}aliases|\})/ms
/** What React would tell shapes of a changing list by; these never change. */
const keys = /,\s*key: "\w+"/g

/** Leaves of each lucide icon in the web's bundle its shapes alone, which `web/ui/icon.ts` draws. */
export function slimIcons(): Plugin {
  return {
    name: 'slim-icons',
    apply: 'build',
    transform: {
      filter: { id: /\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/, code: 'createLucideIcon' },
      handler(code, id) {
        const found = shapes.exec(code)?.[1]
        if (!found) return this.error(`lucide writes its icons in another way: ${id}`)
        const slim = `import { icon } from ${JSON.stringify(component)}
export default /* @__PURE__ */ icon(${found.replace(keys, '')})`
        return { code: slim, map: null }
      },
    },
  }
}
