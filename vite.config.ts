import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { oldPhoneHtml } from './content/old-phone.ts'
import { slimContract } from './tools/slim-contract.ts'
import { slimIcons } from './tools/slim-icons.ts'

const server = `http://localhost:${process.env.PORT ?? 3000}`

/** Shared by many screens, but by none that may be the first. */
const laterOn =
  /web\/(ui\/(modal|confirm-dialog|use-focus-fallback|text-field|empty-state|link-row|use-settled)|safety\/(helpline-list|lazy-safety-notice|use-explicit-card|screen-card|card-for-reply)|lib\/\w+\/(field-errors|former-field-names|use-undoable-deletion|remove-from-lists|refetch|outbox-item|outbox|queue-or-send|send-switch|transmit|unreadable|parse-combinators|unsaved|unsynced|date-labels|use-now|phone-zone|persistent-storage|auth-events))\.tsx?$|content\/(phone-storage|helplines|gate|safety\/(cards|after-loss))\.ts$|contract\/(companion|memory-outcome|opening-hours|public-holidays)\.ts$|icons\/(check|chevron-down|chevron-right|phone|message-square|message-circle)\.mjs$/

/** Screens that a phone may open the app with, by the names of their files. */
const firstScreens = /assets\/(home|landing-screen|sign-in-screen|checkout-screen)-/

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
    modulePreload: {
      polyfill: false,
      // Every list of what a screen needs stands on the first one: only what may itself be first has one. The styles are
      // one file, which the page asks for.
      resolveDependencies: (file, needed) =>
        firstScreens.test(file) ? needed.filter((other) => !other.endsWith('.css')) : [],
    },
    rolldownOptions: {
      output: {
        // What each screen needs is listed on the first one, where a name costs more than the rest of the line. No shorter hash is taken.
        chunkFileNames: (chunk) => `assets/${chunk.isDynamicEntry ? '[name]-' : ''}[hash:7].js`,
        // What the frame needs is one file, and what many screens share beside it another: in small parts they compress
        // badly, and each name that crosses from one file to the other is written in both.
        codeSplitting: {
          groups: [
            { name: 'frame', tags: ['$initial'] },
            { name: 'shared', minShareCount: 8, test: (id: string) => !laterOn.test(id) },
          ],
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
