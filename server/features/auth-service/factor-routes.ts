import type { FastifyInstance } from 'fastify'
import { renderSVG } from 'uqr'
import * as contract from '#contract/auth-service.ts'
import { assertMayAddSignInMethod, assertSteppedUp, markSteppedUp } from '#server/platform/auth/step-up.ts'
import { notFound, unauthorized } from '#server/platform/http/app-error.ts'
import { implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import type { SignInHandover } from './sign-in-handover.ts'

/** Second factors for API clients: the same factors as on the product's own screens. */
export function clientFactorRoutes(
  http: FastifyInstance,
  { database, factors, secondStep }: Services,
  { handover }: { handover: SignInHandover },
): void {
  implement(http, contract.enrollFactor, async ({ body, caller }) => {
    assertMayAddSignInMethod(caller)
    const { factor_type, friendly_name = '' } = body
    if (factor_type === 'phone') {
      const id = await factors.enrolPhone(caller.userId, body.phone ?? '', friendly_name)
      return { id, type: factor_type, totp: null }
    }
    const { id, secret, uri } = await factors.enrolTotp(caller.userId, caller.email, friendly_name)
    return { id, type: factor_type, totp: { qr_code: renderSVG(uri), secret, uri } }
  })

  implement(http, contract.challengeFactor, async ({ body, caller, params, request }) => {
    const { factorId } = params
    const pending = body.pending_token ?? secondStep.readCookie(request)
    const waiting = caller ? null : await secondStep.get(pending)
    if (!caller && !waiting) throw unauthorized()
    const known = caller ? await factors.list(caller.userId) : (waiting?.factors ?? [])
    const factor = known.find(({ id }) => id === factorId)
    if (!factor) throw notFound()
    if (caller) await factors.challenge(caller.userId, factorId)
    else await secondStep.sendCode(pending, factorId)
    return { id: factorId, type: factor.type }
  })

  implement(http, contract.verifyFactor, async ({ body, caller, params, request, reply }) => {
    const pending = body.pending_token ?? secondStep.readCookie(request)
    if (!caller)
      return handover.handOver(await secondStep.finish(pending, body.code, request), request, reply)
    await factors.verify(caller.userId, params.factorId, body.code)
    await markSteppedUp(database.asSystem(), caller.sessionId, true)
    return handover.tokensOf(caller, null)
  })

  implement(http, contract.deleteFactor, async ({ caller, params }) => {
    assertSteppedUp(caller)
    await factors.remove(caller.userId, params.factorId)
    return { id: params.factorId }
  })
}
