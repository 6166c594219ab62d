import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/factors.ts'
import { createAfterSignIn } from '#server/features/account/after-sign-in.ts'
import { presentSession } from '#server/features/account/present-session.ts'
import type { Factor } from '#server/platform/auth/factor-repo.ts'
import { setBrowserSession } from '#server/platform/auth/open-session.ts'
import { maskPhone } from '#server/platform/auth/phone-number.ts'
import { countRecoveryCodes } from '#server/platform/auth/recovery-codes.ts'
import {
  assertMayAddSignInMethod,
  assertSteppedUp,
  assuranceLevel,
  markSteppedUp,
} from '#server/platform/auth/step-up.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import type { Services } from '#server/services.ts'
import { createStepUp } from './step-up-service.ts'

function present(factor: Factor): contract.Factor {
  const { id, type, status, friendly_name, phone, created_at, last_used_at } = factor
  return {
    id,
    type,
    status,
    friendly_name,
    phone_end: phone && maskPhone(phone),
    created_at: created_at.toISOString(),
    last_used_at: last_used_at?.toISOString() ?? null,
  }
}

/** Second factors: set up, used to sign in, and the proof that it is her before something sensitive. */
export function factorRoutes(http: FastifyInstance, services: Services): void {
  const { database, factors, secondStep, accessTokens } = services
  const system = database.asSystem()
  const proof = createStepUp(services)
  const afterSignIn = createAfterSignIn(services)

  implement(http, contract.listFactors, async ({ caller }) => ({
    factors: (await factors.list(caller.userId)).map(present),
    recovery_codes_left: await countRecoveryCodes(system, caller.userId),
    assurance_level: assuranceLevel(caller),
    texts_available: factors.textsAreAvailable,
  }))

  implement(http, contract.enrolFactor, async ({ caller, body }) => {
    assertMayAddSignInMethod(caller)
    const name = body.friendly_name ?? ''
    if (body.type === 'phone')
      return { id: await factors.enrolPhone(caller.userId, body.phone ?? '', name), totp: null }
    const { id, secret, uri } = await factors.enrolTotp(caller.userId, caller.email, name)
    return { id, totp: { secret, uri } }
  })

  implement(http, contract.challengeFactor, async ({ caller, params }) => {
    await factors.challenge(caller.userId, params.factorId)
    return done
  })

  implement(http, contract.verifyFactor, async ({ caller, params, body }) => {
    const recovery_codes = await factors.verify(caller.userId, params.factorId, body.code)
    await markSteppedUp(system, caller.sessionId, true)
    return { recovery_codes }
  })

  implement(http, contract.removeFactor, async ({ caller, params }) => {
    const verified = await factors.verified(caller.userId)
    if (verified.some((factor) => factor.id === params.factorId)) assertSteppedUp(caller)
    await factors.remove(caller.userId, params.factorId)
    return done
  })

  implement(http, contract.renewRecoveryCodes, async ({ caller }) => {
    assertSteppedUp(caller)
    return { recovery_codes: await factors.renewRecoveryCodes(caller.userId) }
  })

  implement(http, contract.getStepUp, async ({ caller }) => proof.ask(caller))

  implement(http, contract.sendStepUpCode, async ({ caller }) => {
    await proof.sendCode(caller)
    return done
  })

  implement(http, contract.stepUp, async ({ caller, body }) => {
    await proof.prove(caller, body)
    return done
  })

  implement(http, contract.getSecondStep, async ({ request }) => ({
    second_step: await secondStep.get(secondStep.readCookie(request)),
  }))

  implement(http, contract.sendSignInCode, async ({ request, body }) => {
    await secondStep.sendCode(secondStep.readCookie(request), body.factor_id)
    return done
  })

  implement(http, contract.signInWithCode, async ({ request, reply, body }) => {
    const opened = await secondStep.finish(secondStep.readCookie(request), body.code, request)
    await afterSignIn(opened, request, reply)
    secondStep.clearCookie(reply)
    await setBrowserSession(services, opened, request, reply)
    return { session: await presentSession(accessTokens, opened.caller) }
  })
}
