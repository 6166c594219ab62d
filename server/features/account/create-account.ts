import type { FastifyRequest } from 'fastify'
import { claimCheckout } from '#server/features/membership/claim-checkout.ts'
import { readNonce } from '#server/features/membership/nonce-cookie.ts'
import { assertUncommon } from '#server/platform/auth/common-passwords.ts'
import { type OpenedSession, openSession } from '#server/platform/auth/open-session.ts'
import { AppError } from '#server/platform/http/app-error.ts'
import type { Services } from '#server/services.ts'
import { insertUser } from './repo.ts'

const emailTaken = 'This email already has an account. Please sign in instead.'

/**
 * Makes an account, claims the trial that this browser began, and signs in.
 * @throws AppError 409 where the e-mail has an account, 400 where the password is one that guessers try first.
 */
export async function createAccount(
  { database, auth }: Services,
  {
    email,
    password,
    adult_confirmed,
  }: { email: string; password: string; adult_confirmed?: true | undefined },
  request: FastifyRequest,
): Promise<OpenedSession> {
  await assertUncommon(password, email)
  const passwordHash = await auth.hashPassword(password)
  const userId = await database.asSystem().transaction(async (scope) => {
    const id = await insertUser(scope, email, passwordHash, adult_confirmed === true)
    if (!id) throw new AppError('conflict', emailTaken, { fields: { email: emailTaken } })
    await claimCheckout(scope, id, readNonce(request))
    return id
  })
  return openSession(database, userId, request, { withFactor: false })
}
