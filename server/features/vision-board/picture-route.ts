import type { FastifyInstance } from 'fastify'
import { notFound } from '#server/platform/http/app-error.ts'
import { paintPicture } from './pictures/paint-picture.ts'

/** Serves the pictures of our own making at `/api/pictures/{name}.svg`. They are the same for everybody. */
export function pictureRoute(http: FastifyInstance): void {
  http.get<{ Params: { name: string } }>('/api/pictures/:name', async (request, reply) => {
    const drawn = paintPicture(request.params.name.replace(/\.svg$/, ''))
    if (!drawn) throw notFound()
    return reply
      .header('content-type', 'image/svg+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=86400')
      .send(drawn)
  })
}
