import type { ModelConsentChoice } from '#contract/memory.ts'
import { build, type Given, prepare, type Scope } from '#server/database/client.ts'

const settings = prepare((userId: Given<string>) =>
  build.selectFrom('memory_settings').select(['is_on', 'words', 'words_host']).where('user_id', '=', userId),
)

/** Whether a model is told what is remembered: it is until she turns that off. */
export async function isMemoryOn(scope: Scope, userId: string): Promise<boolean> {
  return (await scope.row(settings(userId)))?.is_on ?? true
}

/** Where she has her words go, as far as `hostedBy` is concerned: a yes to another machine is none. */
export async function findModelConsent(
  scope: Scope,
  userId: string,
  hostedBy: string,
): Promise<ModelConsentChoice | null> {
  const row = await scope.row(settings(userId))
  if (row?.words === 'here') return 'here'
  return row?.words === 'model' && row.words_host === hostedBy ? 'model' : null
}

async function upsert(scope: Scope, userId: string, set: object): Promise<void> {
  await scope.rows(
    build
      .insertInto('memory_settings')
      .values({ user_id: userId, ...set })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(set)),
  )
}

export const setMemoryOn = (scope: Scope, userId: string, isOn: boolean) =>
  upsert(scope, userId, { is_on: isOn })

export const saveModelConsent = (
  scope: Scope,
  userId: string,
  choice: ModelConsentChoice,
  hostedBy: string,
) => upsert(scope, userId, { words: choice, words_host: hostedBy, words_chosen_at: new Date() })

export async function setSwitch(scope: Scope, userId: string, key: string, isOn: boolean): Promise<void> {
  await scope.rows(
    isOn
      ? build.deleteFrom('memory_switches').where('user_id', '=', userId).where('key', '=', key)
      : build
          .insertInto('memory_switches')
          .values({ user_id: userId, key })
          .onConflict((conflict) => conflict.doNothing()),
  )
}
