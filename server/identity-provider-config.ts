import * as z from 'zod/mini'

const problem =
  'IDENTITY_PROVIDERS must be a JSON list of {"id", "name", "issuer", "client_id", "client_secret", "domains"?}.'

const provider = z.object({
  /** Stands in addresses and beside a member's identity; it must stay the same. */
  id: z.string().check(z.regex(/^[a-z][a-z\d-]{1,30}$/)),
  /** What members read. */
  name: z.string(),
  /** Its origin, below which `/.well-known/openid-configuration` is found. */
  issuer: z.string().check(z.regex(/^https?:\/\//)),
  client_id: z.string(),
  client_secret: z.string(),
  /** E-mail domains whose company sign-in this is; it is then believed about these and no others. */
  domains: z.optional(z.array(z.string().check(z.toLowerCase()))),
})
export type IdentityProvider = z.output<typeof provider>

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const providers = z
  .array(provider)
  .check(z.refine((list) => new Set(list.map(({ id }) => id)).size === list.length))

/** Reads the providers from one variable of the environment. */
export const readIdentityProviders = z.optional(
  z.pipe(
    z.string().check(z.refine((text) => providers.safeParse(parse(text)).success, problem)),
    z.transform((text: string) => providers.parse(parse(text))),
  ),
)
