import type { FastifyInstance } from 'fastify'
import { productName } from '#contract/limits.ts'
import type { Route } from '#contract/route.ts'
import { toJsonSchema } from './implement.ts'

const errorSchema = {
  type: 'object',
  required: ['error', 'code'],
  properties: {
    error: { type: 'string' },
    code: { type: 'string' },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
}

function parameters(entry: Route) {
  const parts = [
    { where: 'path', schema: entry.params },
    { where: 'query', schema: entry.query },
  ]
  return parts.flatMap(({ where, schema }) => {
    if (!schema) return []
    const { properties = {}, required = [] } = toJsonSchema(schema, 'input') as {
      properties?: Record<string, unknown>
      required?: string[]
    }
    return Object.entries(properties).map(([name, property]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: property,
    }))
  })
}

function operation(name: string, entry: Route) {
  const content: Record<string, unknown> = {
    'application/json': { schema: toJsonSchema(entry.reply, 'output') },
  }
  if (entry.stream) content['text/event-stream'] = { schema: toJsonSchema(entry.stream, 'output') }
  return {
    operationId: name,
    summary: entry.summary,
    security: entry.access === 'visitor' ? [] : [{ session: [] }],
    parameters: parameters(entry),
    ...(entry.body && {
      requestBody: {
        required: true,
        content: { 'application/json': { schema: toJsonSchema(entry.body, 'input') } },
      },
    }),
    responses: {
      200: { description: 'Done', content },
      default: { description: 'What went wrong', content: { 'application/json': { schema: errorSchema } } },
    },
  }
}

/** The OpenAPI 3.1 document of a route table. */
function openApiDocument(table: ReadonlyMap<string, Route>, sessionCookie: string) {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [name, entry] of table) {
    const path = entry.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [entry.method.toLowerCase()]: operation(name, entry) }
  }
  return {
    openapi: '3.1.0',
    info: { title: `${productName} API`, version: '1' },
    paths,
    components: { securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } } },
  }
}

/** Serves the document at /api/openapi.json; it is made once. */
export function openApiRoute(
  http: FastifyInstance,
  table: ReadonlyMap<string, Route>,
  sessionCookie: string,
): void {
  const document = openApiDocument(table, sessionCookie)
  http.get('/api/openapi.json', async () => document)
}
