import type { FastifyInstance } from 'fastify'
import * as account from '#contract/account.ts'
import type { Database } from '#server/database/client.ts'
import { notFound } from '#server/platform/http/app-error.ts'
import { done, implement } from '#server/platform/http/implement.ts'
import { endSession, listSessions } from './sessions-repo.ts'

/** Where she is signed in, and signing out there. */
export function deviceRoutes(http: FastifyInstance, { database }: { database: Database }): void {
  implement(http, account.listDevices, async ({ caller }) => ({
    devices: await listSessions(database.asSystem(), caller),
  }))

  implement(http, account.signOutDevice, async ({ caller, params }) => {
    if (!(await endSession(database.asSystem(), caller.userId, params.deviceId))) throw notFound()
    return done
  })
}
