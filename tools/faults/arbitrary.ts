import fc, { type Arbitrary } from 'fast-check'
import { withMarker } from './marker.ts'

/** As much of a JSON Schema as the route table's schemas become. */
export interface Schema {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
  properties?: Record<string, Schema>
  required?: string[]
  items?: Schema
  minItems?: number
  maxItems?: number
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  pattern?: string
  format?: string
}

/** Texts that have broken programs before. */
const strange = fc.constantFrom(
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '👩‍👧‍👦🫶',
  'שלום لا تنامي',
  '‮abc',
  "'; drop table threads; --",
  '{{7*7}}',
  '../../etc/passwd',
  '%00',
  '-1',
  '1e400',
  'NaN',
  '9'.repeat(400),
  'a'.repeat(20_000),
  '2026-02-31',
  '2026-02-31T25:61:00Z',
  '__proto__',
)

const words = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 60 }).map(withMarker) },
  { weight: 1, arbitrary: strange },
)

/** Anything that can be said in JSON. */
export const anyJson: Arbitrary<unknown> = fc.oneof(
  words,
  strange,
  fc.jsonValue({ maxDepth: 3 }),
  fc.constantFrom(null, true, -1, 1.5, 2 ** 53, 1e308, [], {}, [[]], { toString: 1 }),
)

/** Ids that exist by now, so that a call may find what it names. */
export type KnownIds = readonly string[]

function textOf({ pattern, format, minLength = 0, maxLength = 4000 }: Schema, ids: KnownIds) {
  if (format === 'uuid') return ids.length > 0 ? fc.oneof(fc.constantFrom(...ids), fc.uuid()) : fc.uuid()
  if (format === 'email') return fc.uuid().map((id) => `${id}@example.com`)
  if (format === 'date-time')
    return fc
      .date({ min: new Date('2020-01-01'), max: new Date('2031-01-01'), noInvalidDate: true })
      .map((at) => at.toISOString())
  if (pattern) return fc.stringMatching(new RegExp(pattern))
  return words.map((text) => text.slice(0, maxLength).padEnd(minLength, 'x'))
}

function numberOf({ type, minimum = -1000, maximum = 1_000_000 }: Schema): Arbitrary<unknown> {
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)]
  return type === 'integer' ? fc.integer({ min, max }) : fc.double({ min, max, noNaN: true })
}

/** Values that the schema takes, as far as JSON Schema can say what it takes. */
export function valid(schema: Schema, ids: KnownIds): Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if ('const' in schema) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  if (choices) return fc.oneof(...choices.map((choice) => valid(choice, ids)))
  if (schema.allOf)
    return fc
      .tuple(...schema.allOf.map((part) => valid(part, ids)))
      .map((parts) => parts.reduce((all, part) => Object.assign(all as object, part), {}))
  if (Array.isArray(schema.type))
    return fc.oneof(...schema.type.map((type) => valid({ ...schema, type }, ids)))
  switch (schema.type) {
    case 'object':
      return fc.record(
        Object.fromEntries(
          Object.entries(schema.properties ?? {}).map(([name, property]) => [name, valid(property, ids)]),
        ),
        { requiredKeys: schema.required ?? [], noNullPrototype: true },
      )
    case 'array':
      return fc.array(valid(schema.items ?? {}, ids), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 5, 8),
      })
    case 'string':
      return textOf(schema, ids)
    case 'integer':
    case 'number':
      return numberOf(schema)
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    default:
      return anyJson
  }
}

type Change = 'replace' | 'leave out' | 'add' | 'nest'

/** Values that the schema would take, but for one thing. */
export function nearlyValid(schema: Schema, ids: KnownIds): Arbitrary<unknown> {
  const changes = fc.constantFrom<Change>('replace', 'replace', 'leave out', 'add', 'nest')
  return fc.tuple(valid(schema, ids), fc.nat(), changes, anyJson).map(([value, at, change, other]) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return other
    const keys = Object.keys(value)
    const key = keys[at % Math.max(keys.length, 1)] ?? 'none'
    if (change === 'add') return { ...value, unasked: other }
    if (change === 'nest') return { ...value, [key]: { [key]: value } }
    const { [key]: _, ...rest } = value as Record<string, unknown>
    return change === 'leave out' ? rest : { ...rest, [key]: other }
  })
}
