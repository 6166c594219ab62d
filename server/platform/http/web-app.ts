import { existsSync } from 'node:fs'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { answerNotFound } from './error-handler.ts'

const aYear = 365 * 24 * 60 * 60

/**
 * Serves the built web app: hashed assets for ever, pages fresh each time. Any other address that a browser opens
 * gets the app's page, whose router knows all addresses; the landing page has its own, readable without scripts.
 */
export async function serveWebApp(http: FastifyInstance, folder: string): Promise<void> {
  if (!existsSync(join(folder, 'index.html')))
    throw new Error('The web app is not built: run "npm run build" first.')
  await http.register(fastifyStatic, {
    root: folder,
    index: false,
    // Each file is a route: a folder, or an address with a slash at its end, is never taken for one.
    wildcard: false,
    preCompressed: true,
    cacheControl: false,
    setHeaders(reply, path) {
      const hashed = path.includes('/assets/')
      reply.header('cache-control', hashed ? `public, max-age=${aYear}, immutable` : 'no-cache')
    },
  })
  http.get('/', (_request, reply) => reply.sendFile('index.html'))
  http.get('/welcome', (_request, reply) => reply.sendFile('welcome.html'))
  http.setNotFoundHandler((request, reply) => {
    const opensPage = request.method === 'GET' && request.headers.accept?.includes('text/html')
    if (opensPage && !request.url.startsWith('/api/')) return reply.sendFile('index.html')
    return answerNotFound(request, reply)
  })
}
