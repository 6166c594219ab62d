import type { Database } from '#server/database/client.ts'
import { mayAskModel } from '#server/features/memory/may-ask-model.ts'
import type { Model } from '#server/platform/model/model.ts'
import type { ModelConfig } from '#server/platform/model/model-config.ts'
import { type Claim, claimReply, type MessageOfHers } from './usage-repo.ts'

/** A model that is set up, and how far it may go. */
export interface SetUpModel {
  end: Model
  config: ModelConfig
}

export interface ModelForHer {
  /** Null where the guide answers. */
  model: SetUpModel | null
  claim: Claim | null
}

/**
 * The one place that says whether a model answers her: where one is set up, her words may go to it, and she is within its limits, which are none in hard
 * moments.
 * The reply is counted for her day.
 * @param message the message that is answered, whose reply is counted once; null for what is no chat
 * @param isHard in SOS and where something grave is explicit
 */
export async function modelFor(
  database: Database,
  model: SetUpModel | null,
  { userId, message, isHard }: { userId: string; message: MessageOfHers | null; isHard: boolean },
): Promise<ModelForHer> {
  if (!model || !(await mayAskModel(database.asMember(userId), userId, model.config.hostedBy)))
    return { model: null, claim: null }
  const claim = await claimReply(database.asSystem(), userId, message, model.config)
  return { model: isHard || claim === 'granted' ? model : null, claim }
}
