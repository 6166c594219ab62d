import type { Scope } from '#server/database/client.ts'
import { findModelConsent } from './settings-repo.ts'

/**
 * Whether her words may go to the model. They may where it stands on this service's own machine; where somebody hosts it,
 * only once she has said so, to that very host.
 * @param hostedBy name and country, or null for the operator's own machine
 */
export async function mayAskModel(scope: Scope, userId: string, hostedBy: string | null): Promise<boolean> {
  return hostedBy === null || (await findModelConsent(scope, userId, hostedBy)) === 'model'
}
