import type { FastifyReply, FastifyRequest } from 'fastify'
import { contentPolicy, type Page, renderPage } from './layout.ts'

/** Answers with a page. */
export function sendPage(reply: FastifyReply, page: Page): FastifyReply {
  return reply
    .code(page.status ?? 200)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': contentPolicy(page),
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-content-type-options': 'nosniff',
    })
    .send(renderPage(page))
}

/** After a form: the browser fetches the next page anew, so that 'reload' does not send the form again. */
export const redirect = (reply: FastifyReply, url: string) =>
  reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer').redirect(url, 303)

export const typedForm = (request: FastifyRequest) =>
  new URLSearchParams(typeof request.body === 'string' ? request.body : '')
