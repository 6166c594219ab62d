import { randomUUID } from 'node:crypto'
import * as checkIns from '#contract/check-ins.ts'
import type { RouteInput } from '#contract/route.ts'
import type { Visitor } from './visitor.ts'

type Body = RouteInput<typeof checkIns.saveCheckIn>['body']

export const hearts = { energy: 2, mood: 3, stress: 4 }
export const dayMs = 86_400_000

/** What a phone sends to keep a daily check-in that was told some days ago. */
export function daily(promptResponse = '', daysAgo = 0): Body {
  return {
    answered_at: new Date(Date.now() - daysAgo * dayMs).toISOString(),
    answers: { type: 'daily', responses: { ...hearts, prompt: 'What helped, even a bit?', promptResponse } },
  }
}

/** What a phone sends to keep a weekly reset that is told now. */
export const weekly = (hardest: string, nextWeek = '', energyGiving = ''): Body => ({
  answered_at: new Date().toISOString(),
  answers: { type: 'weekly_reset', responses: { ...hearts, hardest, energyGiving, nextWeek } },
})

/** Keeps a check-in, under a new id where none is given. */
export const save = (who: Visitor, body: Body, checkInId: string = randomUUID()) =>
  who.call(checkIns.saveCheckIn, { params: { checkInId }, body })

/** The first page of her check-ins of one kind. */
export const list = async (who: Visitor, type: checkIns.CheckInType = 'daily') =>
  (await who.call(checkIns.listCheckIns, { query: { type } })).body

/** Asks for a few words back on a daily check-in, or on words that were never kept. */
export const ask = (who: Visitor, content: string, check_in_id?: string) =>
  who.call(checkIns.generateChatResponse, {
    body: { messages: [{ role: 'user', content }], ...(check_in_id && { check_in_id }) },
  })
