import type { FastifyInstance } from 'fastify'
import * as safety from '#contract/safety.ts'
import type { Database } from '#server/database/client.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import { recordAnswer } from './record-answer.ts'

/** What she says of her safety where no talk keeps it. */
export function safetyRoutes(http: FastifyInstance, { database }: { database: Database }): void {
  implement(http, safety.answerSafety, async ({ body, caller }) => {
    await recordAnswer(database.asSystem(), { userId: caller.userId, ...body })
    return done
  })
}
