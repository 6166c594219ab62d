import { readConfig } from '#server/config.ts'

const refusal = (why: string) =>
  `npm run demo makes people who do not exist, with passwords that everybody knows. ${why}`

/** Why no demo may be made in this place, in words for whoever asked for it; null where one may. */
export function demoProblem(environment: Record<string, string | undefined>): string | null {
  // Asked first: of production, the configuration would only say what else is missing.
  if (environment.NODE_ENV === 'production') return refusal('This is production (NODE_ENV).')
  const { database, stripe, isSecure } = readConfig(environment)
  if (database)
    return refusal('It fills the database of npm start alone, and DATABASE_URL names another one.')
  if (stripe) return refusal('STRIPE_SECRET_KEY is set, and its member pays with a test card of ours.')
  if (isSecure) return refusal('PUBLIC_URL is one that others may reach.')
  return null
}
