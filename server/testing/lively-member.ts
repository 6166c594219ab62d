import { randomUUID } from 'node:crypto'
import * as account from '#contract/account.ts'
import * as checkIns from '#contract/check-ins.ts'
import * as children from '#contract/children.ts'
import * as companion from '#contract/companion.ts'
import * as membership from '#contract/membership.ts'
import * as memory from '#contract/memory.ts'
import { blockMember } from '#contract/moderation.ts'
import * as notifications from '#contract/notifications.ts'
import * as rediscover from '#contract/rediscover.ts'
import * as reminders from '#contract/reminders.ts'
import type { RouteInput } from '#contract/route.ts'
import * as village from '#contract/village.ts'
import * as villageInteractions from '#contract/village-interactions.ts'
import * as villageWriting from '#contract/village-writing.ts'
import { addItem, openBoard } from '#contract/vision-board.ts'
import { askInsight } from '#contract/you-today.ts'
import { notify } from '#server/features/notifications/notify.ts'
import type { TestServer } from './server.ts'
import { payFor } from './stand-in-controls.ts'
import { startTalk } from './talk.ts'
import type { Visitor } from './visitor.ts'

export type Member = Visitor & { userId: string; email: string }

/** Tables of her copy in which a lively member has no row, by why. Her copy is held to it: a table of neither fails. */
export const notLively = {
  'lives for minutes, or until it is used': [
    'account-one_time_code',
    'account-pending_sign_in',
    'account-provider_visit',
    'account-refresh_token',
    'account-verification',
    'pushes',
  ],
  'needs an address that is confirmed': ['account-factor', 'account-recovery_code'],
  'is counted where no trial runs, or a model answers': ['free_replies', 'model_usage'],
  'is of a moderator': ['moderators'],
  'takes what somebody else wrote': ['alias_blocks', 'reports'],
  'is of what a moderator looks at': ['cases', 'case_people', 'sanctions'],
  'begins with the deletion': ['account_deletions'],
}

/** A member with a trial and something in every part of the product: her own words are these. */
export async function livelyMember(server: TestServer, words: string): Promise<Member> {
  const visitor = server.visitor()
  const email = `${randomUUID()}@example.com`
  await visitor.call(membership.activateTrial, { body: { session_id: await payFor(server, visitor) } })
  const { body } = await visitor.call(account.createAccount, {
    body: { email, password: 'a quiet cup of tea', adult_confirmed: true },
  })
  const userId = body.session.user.id
  const member = Object.assign(visitor, { userId, email })
  const childId = await fillHerDays(member, words)
  await member.call(memory.switchMemoryLine, { body: { key: `child:${childId}`, is_on: false } })
  await talk(member, words)
  await share(member, words)
  await chooseWhatComes(member, words)
  await makeBoard(member, words)
  await member.call(blockMember, { params: { memberId: randomUUID() }, body: { name: words } })
  await notify(server.services.database.asSystem(), { userId, kind: 'export_ready', key: 'a copy' })
  await server.visitor().call(account.requestReset, { body: { email } })
  return member
}

/** Answers the id of her child. */
async function fillHerDays(member: Visitor, words: string) {
  const childId = randomUUID()
  await member.call(children.saveChild, {
    params: { childId },
    body: {
      name: words,
      birthdate: null,
      age_note: '2',
      notes: words,
      sensitivities: [],
      allergies: [words],
      notification_prefs: { notify_wake: true, notify_bedtime: false },
    },
  })
  const responses = { energy: 2, mood: 3, stress: 4, prompt: 'Today', promptResponse: words }
  await member.call(checkIns.saveCheckIn, {
    params: { checkInId: randomUUID() },
    body: { answered_at: new Date().toISOString(), answers: { type: 'daily', responses } },
  })
  await member.call(askInsight, { body: { name: 'Ana', mood: 'calm', energy: 'mid', focus: words } })
  await member.call(rediscover.saveEntry, {
    params: { sessionId: randomUUID(), prompt: 'hope' },
    body: {
      response: {
        module: 'intake',
        exercise: 'hope',
        data: { ...rediscover.emptyAnswer, texts: { hope: words } },
      },
      base: null,
      edit_id: randomUUID(),
    },
  })
  return childId
}

async function talk(member: Visitor, words: string) {
  const threadId = await startTalk(member, words, 'i want to end my life tonight')
  await member.call(companion.updateThread, { params: { threadId }, body: { is_saved: true } })
  const params = { threadId: await startTalk(member, words) }
  await member.call(companion.setFollowUp, { params, body: { is_wanted: true } })
  await member.call(companion.saveChatSettings, { body: { keep: 'forever' } })
  await member.call(memory.switchMemory, { body: { is_on: true } })
  await member.call(memory.saveMemoryLine, {
    params: { lineId: randomUUID() },
    body: { text: words, is_kept: true },
  })
}

/** What she says in the Village by name and anonymously, takes back, and makes of it. */
async function share(member: Visitor, words: string) {
  await member.call(village.acceptRules, { body: { version: village.houseRulesVersion } })
  const text = { content: words, seen_warnings: [] }
  const params = { postId: randomUUID() }
  const post = { topic: 'Newborn', is_anonymous: true, ...text } as const
  await member.call(villageWriting.createPost, { params, body: post })
  const replyParams = { ...params, replyId: randomUUID() }
  const reply = { is_anonymous: false, parent_id: null, ...text }
  await member.call(villageWriting.createReply, { params: replyParams, body: reply })
  await member.call(villageWriting.editPost, { params, body: { content: `${words} again` } })
  const heart = { kind: 'heart', is_on: true } as const
  await member.call(villageInteractions.reactToPost, { params, body: heart })
  await member.call(villageInteractions.reactToReply, { params: replyParams, body: heart })
  await member.call(villageInteractions.savePost, { params, body: { is_saved: true } })
  await member.call(villageInteractions.followPost, { params, body: { follow: 'muted' } })
}

async function chooseWhatComes(member: Visitor, words: string) {
  const clock = { real_talk_at: '09:30', wake_at: '07:00', bedtime_at: '19:00' }
  const quiet = { quiet_from: '21:00', quiet_until: '07:00' }
  await member.call(reminders.saveReminderSettings, {
    body: { allow_real_talk_push: true, ...clock, ...quiet, children: [] },
  })
  await member.call(reminders.saveReminder, {
    params: { reminderId: randomUUID() },
    body: { text: words, due: '2030-01-07T09:00' },
  })
  await member.call(notifications.switchKind, { body: { kind: 'trial_ends', is_on: false } })
  const endpoint = `https://push.example.com/send/${randomUUID()}`
  await member.call(notifications.subscribePush, {
    body: { endpoint, keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } },
  })
}

/** A picture of one pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

async function makeBoard(member: Visitor, words: string) {
  const boardId = (await member.call(openBoard, { body: {} })).body.id
  const path = `/api/vision-board/${boardId}/pictures?name=holiday.png`
  const type = { 'content-type': 'application/octet-stream' }
  const { url } = (await member.send<{ url: string }>('POST', path, new Uint8Array(pixel), type)).body
  const put = (item: RouteInput<typeof addItem>['body']['item']) =>
    member.call(addItem, { params: { boardId, itemId: randomUUID() }, body: { item } })
  await put({ kind: 'image', content: { url } })
  await put({ kind: 'quote', content: { text: words } })
}
