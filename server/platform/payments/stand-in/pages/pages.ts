import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { BillingError } from '../errors.ts'
import type { StandIn } from '../stand-in.ts'
import { cardRoutes } from './card-routes.ts'
import { messagePage } from './layout.ts'
import { portalRoutes } from './portal-routes.ts'
import { sendPage } from './replies.ts'

/** The pages that people see, on this listener's own host name. */
export function addPages(pages: FastifyInstance, standIn: StandIn): void {
  const css = readFileSync(join(import.meta.dirname, 'stand-in.css'), 'utf8')
  pages.setErrorHandler((error, _request, reply) => {
    if (error instanceof BillingError && error.status === 404)
      return sendPage(
        reply,
        messagePage('Page not found', 'This link does not lead anywhere.', { status: 404 }),
      )
    return sendPage(
      reply,
      messagePage('Something went wrong', 'Please go back and try again.', { status: 500 }),
    )
  })
  pages.get('/assets/stand-in.css', (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', 'public, max-age=300').send(css),
  )
  cardRoutes(pages, standIn)
  portalRoutes(pages, standIn)
}
