import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { oldPhoneHtml } from './content/old-phone.ts'
import { slimContract } from './tools/slim-contract.ts'
import { slimIcons } from './tools/slim-icons.ts'

const server = `http://localhost:${process.env.PORT ?? 3000}`

/** Shared by many screens, but by none that may be the first. */
const laterOn =
  /web\/(ui\/(modal|use-focus-fallback|text-field|empty-state)|safety\/(helpline-list|use-explicit-card)|lib\/\w+\/(use-undoable-deletion|remove-from-lists|outbox-item|outbox|queue-or-send|parse-composed|unsynced|date-labels|use-now|flush-on-hide|phone-zone|lasting-storage))\.tsx?$|content\/(phone-storage|helplines)\.ts$|contract\/(opening-hours|public-holidays)\.ts$|icons\/(phone|message-square)\.mjs$/

/** The words for browsers that cannot run the app stand in its page, unseen. */
const oldPhoneNotice: Plugin = {
  name: 'old-phone-notice',
  transformIndexHtml: (html) => html.replace('hidden></div>', () => `hidden>${oldPhoneHtml}</div>`),
}

export default defineConfig({
  root: 'web',
  resolve: {
    alias: {
      'zod/mini': `${import.meta.dirname}/web/lib/api/no-schemas.ts`,
      // What the router takes along for a React that lacks this hook; ours has it.
      'use-sync-external-store/shim/index.js': 'react',
    },
  },
  plugins: [slimContract(), slimIcons(), oldPhoneNotice, react(), tailwindcss()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // A data: font or script would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        // What each screen needs is listed on the first one, where a name costs more than the rest of the line.
        chunkFileNames: (chunk) => `assets/${chunk.isDynamicEntry ? '[name]-' : ''}[hash].js`,
        // What many screens share travels as one file: alone, each part is too small to compress well.
        codeSplitting: {
          groups: [{ name: 'shared', minShareCount: 8, test: (id: string) => !laterOn.test(id) }],
        },
      },
      // Schemas do nothing on the phone: those that no entry holds any more are left out.
      treeshake: { manualPureFunctions: ['z'] },
      onLog(level, log, forward) {
        // A function of zod that web/lib/api/no-schemas.ts does not name yet.
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
        forward(level, log)
      },
    },
  },
  server: { proxy: { '/api': server, '/dev': server } },
})
