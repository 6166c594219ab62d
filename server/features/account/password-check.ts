import type { FastifyRequest } from 'fastify'
import type { Database } from '#server/database/client.ts'
import type { Auth } from '#server/platform/auth/auth.ts'
import { readDeviceCookie } from '#server/platform/auth/known-devices.ts'
import { checkPassword } from '#server/platform/auth/password.ts'
import { guardSignIn } from '#server/platform/auth/sign-in-guard.ts'
import { AppError } from '#server/platform/http/app-error.ts'

const wrongDetails = 'Please check your details and try again.'

/** The first step of a sign-in with a password. */
export function createPasswordCheck({ database, auth }: { database: Database; auth: Auth }) {
  return {
    /** Her id. @throws AppError 401 where the details are wrong, whichever of them; 429 after too many. */
    async check(
      who: { email: string } | { phone: string },
      password: string,
      request: FastifyRequest,
    ): Promise<string> {
      const from = { device: readDeviceCookie(request), address: request.ip }
      const name = 'email' in who ? who.email : who.phone
      const succeed = await guardSignIn(database.asSystem(), name, from)
      const userId = await checkPassword(database, auth, who, password)
      if (!userId) throw new AppError('unauthorized', wrongDetails)
      await succeed()
      return userId
    },
  }
}
