import { join } from 'node:path'
import type { Config } from '#server/config.ts'
import { livePostmaster } from '#server/database/postmaster.ts'
import { joinStandIn, openPayments } from '#server/platform/payments/payments.ts'
import { openPostgres, openServices, type Services } from '#server/services.ts'

/**
 * Opens what the features stand on in the place that the configuration names, whether its server runs or not, as the demo needs it: nobody
 * counts its calls, and the guide answers.
 */
export async function openDemoServices(config: Config): Promise<Services> {
  // The embedded Postgres of a server that runs stays as it is, and so does its billing stand-in.
  const isServed = livePostmaster(join(config.dataDir, 'postgres')) !== undefined
  const postgres = await openPostgres(config)
  const standIn = isServed ? await joinStandIn(config) : undefined
  const { billingStandIn } = config
  const here: Config = {
    ...config,
    database: postgres,
    village: 'open',
    rateLimits: false,
    model: null,
    // Whatever has the port of our server's meanwhile.
    billingStandIn: { ...billingStandIn, port: 0 },
  }
  const close = async () => {
    if (!isServed) await postgres.stop()
  }
  try {
    const services = await openServices(
      here,
      undefined,
      async (_, webhookUrl) => standIn ?? openPayments(here, webhookUrl),
    )
    return {
      ...services,
      async close() {
        await services.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
