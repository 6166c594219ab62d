import fc, { type Arbitrary } from 'fast-check'
import { memberHeader } from '#contract/member-header.ts'
import type { Route } from '#contract/route.ts'
import { toJsonSchema } from '#server/platform/http/implement.ts'
import { anyJson, type KnownIds, nearlyValid, type Schema, valid } from './arbitrary.ts'

/** Who sends it. */
const senders = ['visitor', 'ana', 'bea'] as const
export type Sender = (typeof senders)[number]

export interface FuzzRequest {
  name: string
  entry: Route
  sender: Sender
  path: string
  headers: Record<string, string>
  /** As it goes over the wire; undefined where the call has none. */
  body: string | undefined
}

const schemaOf = (part: Route['body']) => part && (toJsonSchema(part, 'input') as Schema)

/** Mostly what the schema takes or nearly takes, so that it gets past the door. */
function any(schema: Schema | undefined, ids: KnownIds): Arbitrary<unknown> {
  if (!schema) return fc.constant(undefined)
  return fc.oneof(
    { weight: 5, arbitrary: valid(schema, ids) },
    { weight: 4, arbitrary: nearlyValid(schema, ids) },
    { weight: 1, arbitrary: anyJson },
  )
}

const textOf = (value: unknown) =>
  typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value))

/** A lone surrogate cannot stand in an address. */
const encode = (text: string) => encodeURIComponent(text.toWellFormed())

function pathOf(entry: Route, params: unknown, query: unknown): string {
  const given = (typeof params === 'object' && params !== null ? params : {}) as Record<string, unknown>
  const path = entry.path.replace(/:(\w+)/g, (_, name: string) => encode(textOf(given[name])) || 'x')
  if (query === undefined) return path
  const pairs = typeof query === 'object' && query !== null ? Object.entries(query) : [['q', query]]
  return `${path}?${pairs.map(([name, value]) => `${encode(String(name))}=${encode(textOf(value))}`).join('&')}`
}

const headerText = fc.string({
  unit: fc.integer({ min: 33, max: 126 }).map((code) => String.fromCharCode(code)),
  maxLength: 40,
})

const headers = fc.oneof(
  { weight: 8, arbitrary: fc.constant({}) },
  { weight: 1, arbitrary: fc.constant({ accept: 'text/event-stream' }) },
  {
    weight: 1,
    arbitrary: fc.oneof(
      headerText.map((text) => ({ [memberHeader]: text || 'x' })),
      headerText.map((text) => ({ authorization: `Bearer ${text}` })),
      headerText.map((text) => ({ 'content-type': text || 'x' })),
      headerText.map((text) => ({ origin: `https://${text}.example` })),
      headerText.map((text) => ({ 'x-forwarded-for': text, 'user-agent': text.repeat(40) })),
      fc.constant({ 'content-type': 'application/x-www-form-urlencoded' }),
      fc.constant({ 'x-long': 'a'.repeat(20_000) }),
    ),
  },
) as Arbitrary<Record<string, string>>

const rawBody = fc.constantFrom(
  '{"unreadable',
  '',
  '[]',
  'null',
  '"text"',
  '\0',
  '[[[[',
  '{"__proto__":{"a":1}}',
)

/** Requests of one entry of the route table: what it takes, what it nearly takes, and what nobody should send. */
export function requestsTo(name: string, entry: Route, ids: KnownIds): Arbitrary<FuzzRequest> {
  const sent = schemaOf(entry.body)
  const body: Arbitrary<string | undefined> = sent
    ? fc.oneof(
        { weight: 12, arbitrary: any(sent, ids).map((value) => JSON.stringify(value)) },
        { weight: 1, arbitrary: rawBody },
      )
    : fc.constant(undefined)
  return fc
    .record({
      sender: fc.constantFrom<Sender>(...senders, 'ana'),
      params: any(schemaOf(entry.params), ids),
      query: any(schemaOf(entry.query), ids),
      headers,
      body,
    })
    .map(({ params, query, ...rest }) => ({ name, entry, path: pathOf(entry, params, query), ...rest }))
}
