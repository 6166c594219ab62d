import { planTopics } from '#content/companion/listening/lists.ts'
import { sayable } from '../children-told.ts'
import type { GuideState } from '../guide-state.ts'
import { isGraveItself } from '../held.ts'
import { isUnharmful, mayMeet, momentNamed, nearestTo } from '../moments/moment-of-talk.ts'
import { type Moment, momentOf } from '../moments/moments.ts'
import type { CompanionQuestion } from '../question.ts'
import { spoken } from '../unheard.ts'

/** Her own day has steps that only she knows. */
const ofDay =
  /\b(?:the|my|our|a|this|next|one) (?:day|week|evening|weekend|morning)\b|\b(?:today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)\b/
/** What stands before what it is to be for. */
const leadsTo = /^(?:(?:for|of|about|with|around|to|get|us|through|the|my|our|his|her|their|these) ){1,6}/
/** So many ideas make a short plan. */
const most = 4

/** What a plan is to be for, where her words name it and nothing else. */
function momentFor(about: string): Moment | undefined {
  const named = `${about.replace(leadsTo, '')} `
  const topic = planTopics.find(({ words }) => words.some((each) => named.startsWith(`${each} `)))
  if (topic) return momentOf(topic.moment)
  const moment = ofDay.test(about) ? undefined : momentNamed(about)
  const { near } = nearestTo(about)
  return near.length === 0 || near[0] === moment ? moment : undefined
}

/** Ideas for what she wants a plan for, in their order; none where her words name nothing that there are ideas for. */
export function ideasForPlan(
  about: string,
  question: CompanionQuestion,
  state: GuideState,
): readonly string[] {
  const moment = momentFor(about.trim())
  const isMet =
    moment !== undefined &&
    moment.topic !== 'grief' &&
    mayMeet(moment, question) &&
    (!isGraveItself(question) || isUnharmful(moment))
  if (!isMet) return []
  const heard = spoken(question)
  const fresh = sayable(moment.ideas, question).filter((idea) => !heard.includes(idea))
  if (fresh.length > 1) state.moment = moment.id
  return fresh.length > 1 ? fresh.slice(0, most) : []
}
