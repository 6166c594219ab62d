import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'

const server = `http://localhost:${process.env.PORT ?? 3000}`

/** What an entry of the route table is for is said in the OpenAPI document; a phone need not carry it. */
const withoutSummaries: Plugin = {
  name: 'without-summaries',
  transform: {
    filter: { id: /\/contract\/[\w-]+\.ts$/ },
    handler: (code) => ({ code: code.replace(/\bsummary:\s+(?:'[^'\n]*'|"[^"\n]*"),/g, ''), map: null }),
  },
}

export default defineConfig({
  root: 'web',
  resolve: { alias: { 'zod/mini': `${import.meta.dirname}/web/lib/no-schemas.ts` } },
  plugins: [withoutSummaries, react(), tailwindcss()],
  build: {
    outDir: '../dist',
    emptyOutDir: true,
    manifest: true,
    target: 'es2023',
    // A data: font or script would need a hole in the content security policy.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      onLog(level, log, forward) {
        // A function of zod that web/lib/no-schemas.ts does not name yet.
        if (log.code === 'IMPORT_IS_UNDEFINED') throw new Error(log.message)
        forward(level, log)
      },
    },
  },
  server: { proxy: { '/api': server, '/dev': server } },
})
