import { tipFormatPrompt, tipPrompt } from '#content/companion/prompts/short.ts'
import type { CardId, SafetyNotice } from '#contract/safety.ts'
import { contentOf } from '#guide/reply-text.ts'
import type { CompanionServices } from '#server/features/companion/reply.ts'
import { shortReply } from '#server/features/companion/short-reply.ts'
import { aboutHer } from '#server/features/memory/about-her.ts'
import { type ChosenTip, chooseTip, isFitAfterLoss, type TipQuestion } from './choose-tip.ts'

const titlesShown = 10
const maxBullets = 3

/**
 * The tip of her day: a model's where one may answer her and gives a whole one, else one of those that people wrote; and the card that a
 * model called for.
 */
export async function tipFor(
  mind: CompanionServices,
  userId: string,
  question: TipQuestion,
  safety: SafetyNotice,
): Promise<{ tip: ChosenTip; calledFor: CardId | null }> {
  const chosen = chooseTip(question)
  const { mood, energy, focus, previousTitles } = question
  const guide = { entryId: 'you-today', ack: chosen.tip, block: '', steps: chosen.bullets }
  const about = await aboutHer(mind.database.asMember(userId), userId, new Date())
  const { reply, title, calledFor } = await shortReply(mind, {
    userId,
    text: focus,
    parts: ['title', 'step'],
    safety,
    surface: 'you-today',
    about,
    prompts: [
      tipPrompt.replace('{day}', () => JSON.stringify({ mood, energy })),
      tipFormatPrompt.replace('{told}', () => JSON.stringify(previousTitles.slice(-titlesShown))),
    ],
    guide: () => ({ ...guide, question: '', options: [] }),
  })
  if (title === '' || reply.ack === '') return { tip: chosen, calledFor }
  const text = contentOf({ ...reply, block: '', steps: [], question: '' })
  const made = { ...chosen, title, tip: text, bullets: reply.steps.slice(0, maxBullets) }
  return { tip: about.lossMode && !isFitAfterLoss(made) ? chosen : made, calledFor }
}
