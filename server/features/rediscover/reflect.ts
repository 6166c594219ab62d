import { shortFormatPrompt } from '#content/companion/prompts/short.ts'
import { exerciseTexts } from '#content/rediscover/exercises.ts'
import { reflectPrompt } from '#content/rediscover/prompt.ts'
import { writtenIn } from '#content/rediscover/summary.ts'
import { wordsBack } from '#content/rediscover/words-back.ts'
import type { RediscoverEntry } from '#contract/rediscover.ts'
import type { RediscoverModule } from '#contract/rediscover-exercises.ts'
import { gravestNotice, isGrave } from '#contract/safety.ts'
import { modelEntryId } from '#guide/question.ts'
import { contentOf } from '#guide/reply-text.ts'
import { promptsOfPlace } from '#server/features/companion/prompt.ts'
import type { CompanionServices } from '#server/features/companion/reply.ts'
import { shortReply } from '#server/features/companion/short-reply.ts'
import { aboutHer } from '#server/features/memory/about-her.ts'
import { readEntries, writeReflection } from './entries-repo.ts'

const saidIn = ({ prompt_id, response }: RediscoverEntry) => {
  const { data } = response
  const picked = [data?.choice, data?.scale && `${data.scale} of 5`].filter(Boolean)
  return `${exerciseTexts[prompt_id].title}: ${[...picked, ...writtenIn(response)].join('; ')}`
}

/**
 * What the companion says of a module: that which stands where she has changed nothing since, else new words, which are kept. Null where she
 * answered nothing in it, or no model answers her: then the guide's words beside each answer are what there is.
 */
export async function reflect(
  services: CompanionServices,
  userId: string,
  sessionId: string,
  module: RediscoverModule,
): Promise<string | null> {
  const member = services.database.asMember(userId)
  const { entries, reflections } = await readEntries(member, userId, sessionId)
  const answered = entries.filter(({ response }) => response.module === module && response.data)
  const [first, ...others] = answered
  if (!first) return null
  const said = reflections.find((one) => one.module === module)
  if (said && answered.every(({ updated_at }) => new Date(updated_at) <= said.madeAt)) return said.text
  const tone = entries.find(({ prompt_id }) => prompt_id === 'tone')?.response.data?.choice
  const { reply } = await shortReply(services, {
    userId,
    text: answered.map(saidIn).join('\n'),
    safety: gravestNotice(first.safety, ...others.map(({ safety }) => safety)),
    surface: null,
    about: await aboutHer(member, userId, new Date()),
    prompts: [
      ...promptsOfPlace('rediscover', module, tone ?? undefined),
      reflectPrompt,
      shortFormatPrompt.replace('{told}', () => JSON.stringify(said ? [said.text] : [])),
    ],
    guide: () => ({
      entryId: `rediscover-${module}`,
      ack: wordsBack(first.response, isGrave(first.safety.level)),
      block: '',
      steps: [],
      question: '',
      options: [],
    }),
  })
  if (reply.entryId !== modelEntryId) return null
  const text = contentOf(reply)
  await writeReflection(member, userId, sessionId, { module, text })
  return text
}
