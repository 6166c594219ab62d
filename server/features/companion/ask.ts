import { asksWhoItIs, honestLines, simplerForToday, simpleVersion } from '#content/companion/honesty.ts'
import { hourIn } from '#contract/day.ts'
import { type CardId, highestLevel, isGrave, isOtherDanger, type SafetyLevel } from '#contract/safety.ts'
import { isFact } from '#guide/facts/answer-fact.ts'
import { factsAsked, tellFact } from '#guide/facts/facts-asked.ts'
import { answerWithoutModel } from '#guide/guide.ts'
import type { CompanionReply } from '#guide/question.ts'
import { reminderAt } from '#guide/reminder.ts'
import { turn } from '#guide/turn.ts'
import type { AboutHer } from '#server/features/memory/about-her.ts'
import type { Asked } from './answer.ts'
import type { ModelForHer, SetUpModel } from './model-for.ts'
import { promptFor } from './prompt.ts'
import type { Heard } from './read.ts'
import { linesOf, mayPoint, sectionFor } from './village-section.ts'

/** What a reply in a chat may hold beside its first sentences. */
const partsOfChat = ['block', 'step', 'question', 'option'] as const

/** The level that a reply is written under: what holds for the chat, what her message says, and that she is being asked. */
const levelFor = ({ standing, found }: Pick<Heard, 'standing' | 'found'>): SafetyLevel =>
  highestLevel(highestLevel(standing.level, found.level), standing.softLine ? 'support' : 'none')

/** The card of a danger that she tells, plainly or not, beside the one of another that stands. */
function otherDangerIn({ standing, found }: Heard): CardId | null {
  const card = found.cardId ?? found.softLine
  return card && standing.cardId && isOtherDanger(card, standing.cardId) ? card : null
}

/** SOS, and what is explicitly grave: there are no limits there, and nothing waits long. */
export const isHard = (heard: Heard): boolean => heard.isSOS || isGrave(levelFor(heard))

/** Who answers her, and what a model that does is told of her. */
export interface Answering extends Pick<ModelForHer, 'claim'> {
  /** Null where the guide answers. */
  model: (SetUpModel & { about: AboutHer }) | null
}

/** What is to be answered in a chat, of a message as it was read. */
export function askFor(
  heard: Heard,
  { model, claim }: Answering,
  signal: AbortSignal,
  isVillageShown: boolean,
): Asked {
  const { incoming, talk, turns, standing, found, isOnset, profile, isSOS } = heard
  const level = levelFor(heard)
  const localHour = hourIn(profile.timezone, new Date())
  const facts = model && factsAsked(heard.asked)
  const isAsked = standing.softLine !== null
  const mode = incoming.context.mode ?? heard.mode
  // Not where somebody cannot wait or is asked, nor where what she says just now weighs: then with what comes after.
  const isWeighty = isHard(heard) || isAsked || found.level !== 'none'
  const introduces = !isWeighty && !heard.isGuideIntroduced
  const pointing = mayPoint(heard, isVillageShown)
  const guide = (): CompanionReply => {
    const villageSection = pointing ? sectionFor(linesOf(heard)) : null
    return { ...guideAnswer(), ...(villageSection && { villageSection }) }
  }
  const guideAnswer = () =>
    withNotes(
      answerWithoutModel({
        text: incoming.user_text,
        history: talk,
        state: heard.state,
        lossMode: profile.loss_since !== null,
        youToday: incoming.context.youToday,
        isSOS,
        safetyLevel: level,
        safetyCard: standing.cardId,
        otherDanger: otherDangerIn(heard),
        ownLevel: found.level,
        isCalm: heard.isCalm,
        isOnset,
        isAsked: heard.isAsked,
        isFaint: heard.isFaint,
        softLine: standing.softLine,
        recentEntryIds: heard.entryIds,
        turns,
        localHour,
        mode,
      }),
      { isUsedUp: claim === 'just-used-up' && model === null, introduces },
    )
  return {
    model: model && {
      end: model.end,
      totalMs: model.config.totalMs,
      request: promptFor({
        text: incoming.user_text,
        history: talk,
        mode: heard.mode,
        context: { ...incoming.context, isSOS },
        level,
        isAsked,
        isOnset,
        about: model.about,
        facts,
        localHour,
        mayPoint: pointing,
      }),
    },
    signal,
    isUrgent: isHard(heard),
    guide,
    level,
    isOnset,
    parts: isOnset ? [] : [...partsOfChat, ...(pointing ? (['village'] as const) : [])],
    given: [...(facts ?? []).map(tellFact), ...amountsOfMilk(linesOf(heard))].join('\n'),
    opening: asksWhoItIs(incoming.user_text) ? turn(honestLines, turns) : '',
    closing: reminderAt({ turns, isSOS, safetyLevel: level }),
  }
}

/** So much at a time is milk or water: of a medicine a child is given less. */
const ofMilk = /\b([2-9]\d|[1-9]\d{2}) ?mls?\b/gi

/** The amounts of milk that she told, in the ways to write them, which may be said back to her. */
const amountsOfMilk = (lines: readonly string[]): string[] =>
  lines
    .flatMap((line) => [...line.matchAll(ofMilk)])
    .flatMap(([, amount]) => ['ml', ' ml', 'mls', ' mls'].map((unit) => `${amount}${unit}`))

/** Says once in a chat what answers her there, and once a day that it is no model any more. */
function withNotes(
  reply: CompanionReply,
  { isUsedUp, introduces }: { isUsedUp: boolean; introduces: boolean },
): CompanionReply {
  if (isUsedUp) return { ...reply, ack: `${reply.ack} ${simplerForToday}` }
  if (!introduces || isFact(reply)) return reply
  return { ...reply, ack: `${simpleVersion}\n\n${reply.ack}`, introducesGuide: true }
}
