import * as z from 'zod/mini'
import { isPublicHost } from '../public-hosts.ts'

/** What says of a public address that the operator's own machine is there. */
const ownHost = 'own'

/** Where the language model is and how far it may go. */
export interface ModelConfig {
  provider: 'openai-compatible' | 'anthropic'
  /** Null means the provider's own address. */
  baseUrl: string | null
  apiKey: string | null
  name: string
  /** Whose machine it stands on, name and country, as members are shown; null means the operator's own, and nobody is asked. */
  hostedBy: string | null
  /** The longest silence, before its first word or between two, in milliseconds. Thoughts that nobody sees are silence; where somebody cannot wait, a third of it. */
  firstTokenMs: number
  /** From the question to the last word, another try included, in milliseconds. */
  totalMs: number
  maxTokens: number
  /** What one member may ask of it; beyond that the guide answers. SOS is not held to it. */
  repliesPerDay: number
  repliesPerMinute: number
  /** What a million tokens cost, in whatever money the operator counts. */
  price: { input: number; output: number }
}

const number = (name: string, what: string, isGood: (value: number) => boolean, fallback: number) => {
  const message = `${name} must be ${what}.`
  return z._default(
    z.pipe(z.string(), z.pipe(z.transform(Number), z.number(message).check(z.refine(isGood, message)))),
    fallback,
  )
}

const whole = (name: string, least: number, most: number, fallback: number) =>
  number(
    name,
    `a whole number from ${least} to ${most}`,
    (value) => Number.isInteger(value) && value >= least && value <= most,
    fallback,
  )

const price = (name: string) =>
  number(name, 'what a million tokens cost, such as 0.8', (value) => value >= 0 && value < 100_000, 0)

/** The part of the environment that speaks of the model. A chat counts a reply as on its way for a minute, hence the most. */
export const modelEnvironment = {
  COMPANION: z.optional(z.enum(['guide'], 'COMPANION may only be: guide.')),
  MODEL_PROVIDER: z.optional(
    z.enum(
      ['openai-compatible', 'anthropic'],
      'MODEL_PROVIDER must be one of: openai-compatible, anthropic.',
    ),
  ),
  MODEL_BASE_URL: z.optional(
    z
      .string()
      .check(
        z.refine(
          (value) => /^https?:$/.test(URL.parse(value)?.protocol ?? ''),
          'MODEL_BASE_URL must be an address that starts with http:// or https://.',
        ),
      ),
  ),
  MODEL_API_KEY: z.optional(z.string()),
  MODEL_NAME: z.optional(z.string()),
  MODEL_HOSTED_BY: z.optional(
    z
      .string()
      .check(
        z.regex(
          /^(?:own|[^,]{1,80}, [^,]{1,80})$/,
          'MODEL_HOSTED_BY must be a name and a country, such as Example, Australia, or: own.',
        ),
      ),
  ),
  MODEL_FIRST_TOKEN_MS: whole('MODEL_FIRST_TOKEN_MS', 50, 30_000, 8000),
  MODEL_TOTAL_MS: whole('MODEL_TOTAL_MS', 100, 55_000, 40_000),
  MODEL_MAX_TOKENS: whole('MODEL_MAX_TOKENS', 50, 8000, 700),
  MODEL_REPLIES_PER_DAY: whole('MODEL_REPLIES_PER_DAY', 0, 100_000, 150),
  MODEL_REPLIES_PER_MINUTE: whole('MODEL_REPLIES_PER_MINUTE', 0, 1000, 10),
  MODEL_PRICE_INPUT: price('MODEL_PRICE_INPUT'),
  MODEL_PRICE_OUTPUT: price('MODEL_PRICE_OUTPUT'),
}

const environment = z.object(modelEnvironment)
type ModelEnvironment = z.output<typeof environment>

/** What is missing or does not go together, in words for an operator. */
export function modelProblems(env: ModelEnvironment): string[] {
  const { MODEL_PROVIDER: provider } = env
  const given = (['MODEL_BASE_URL', 'MODEL_API_KEY', 'MODEL_NAME', 'MODEL_HOSTED_BY'] as const).filter(
    (name) => env[name],
  )
  if (!provider)
    return given.map((name) => `${name} goes with MODEL_PROVIDER=openai-compatible or anthropic.`)
  const needed = [
    ['MODEL_NAME', true],
    ['MODEL_BASE_URL', provider === 'openai-compatible'],
    ['MODEL_API_KEY', provider === 'anthropic'],
  ] as const
  const problems = needed
    .filter(([name, isNeeded]) => isNeeded && !env[name])
    .map(([name]) => `${name} is missing: it goes with MODEL_PROVIDER=${provider}.`)
  if (env.COMPANION) problems.push('COMPANION=guide and MODEL_PROVIDER exclude each other: choose one.')
  if (env.MODEL_FIRST_TOKEN_MS > env.MODEL_TOTAL_MS)
    problems.push('MODEL_FIRST_TOKEN_MS may not be more than MODEL_TOTAL_MS.')
  return problems
}

/** A place where members are must say who answers them: a model, or the guide that is no AI. */
export function undisclosedModelProblems(env: ModelEnvironment): string[] {
  if (env.MODEL_PROVIDER || env.COMPANION) return []
  return [
    'MODEL_PROVIDER is missing: members talk with a model (MODEL_PROVIDER, MODEL_NAME and MODEL_BASE_URL or MODEL_API_KEY), or set COMPANION=guide so that the simple guide answers them.',
  ]
}

/** What is missing for members to be asked: a public address is somebody else's machine unless the operator says otherwise, and the provider's always. */
export function hostProblems({
  MODEL_PROVIDER,
  MODEL_BASE_URL,
  MODEL_HOSTED_BY,
}: ModelEnvironment): string[] {
  if (!MODEL_PROVIDER) return []
  const address = URL.parse(MODEL_BASE_URL ?? '')
  const isProviders = MODEL_PROVIDER === 'anthropic' && !address
  if (isProviders && MODEL_HOSTED_BY === ownHost)
    return ['MODEL_HOSTED_BY may not be own: without MODEL_BASE_URL the provider’s machine answers.']
  return (isProviders || (address && isPublicHost(address))) && !MODEL_HOSTED_BY
    ? [
        'MODEL_HOSTED_BY is missing: members are told whose machine answers them, and asked. Say own where it is yours.',
      ]
    : []
}

/** The model's configuration, or null where the guide answers alone. */
export function modelConfigOf(env: ModelEnvironment): ModelConfig | null {
  if (!env.MODEL_PROVIDER || !env.MODEL_NAME) return null
  return {
    provider: env.MODEL_PROVIDER,
    baseUrl: env.MODEL_BASE_URL?.replace(/\/+$/, '') ?? null,
    apiKey: env.MODEL_API_KEY ?? null,
    name: env.MODEL_NAME,
    hostedBy: env.MODEL_HOSTED_BY === ownHost ? null : (env.MODEL_HOSTED_BY ?? null),
    firstTokenMs: env.MODEL_FIRST_TOKEN_MS,
    totalMs: env.MODEL_TOTAL_MS,
    maxTokens: env.MODEL_MAX_TOKENS,
    repliesPerDay: env.MODEL_REPLIES_PER_DAY,
    repliesPerMinute: env.MODEL_REPLIES_PER_MINUTE,
    price: { input: env.MODEL_PRICE_INPUT, output: env.MODEL_PRICE_OUTPUT },
  }
}
