import { listDevices, signIn } from '#contract/account.ts'
import { listIdentities } from '#contract/auth-service.ts'
import { saveCheckIn } from '#contract/check-ins.ts'
import { createThread, motherChat } from '#contract/companion.ts'
import { enrolFactor } from '#contract/factors.ts'
import { blockMember } from '#contract/moderation.ts'
import { saveReminder } from '#contract/reminders.ts'
import type { Route } from '#contract/route.ts'
import { acceptRules, houseRulesVersion } from '#contract/village.ts'
import { createPost, createReply } from '#contract/village-writing.ts'
import { openBoard } from '#contract/vision-board.ts'
import { grantModerator } from '#server/features/moderation/moderators-repo.ts'
import type { TestServer } from './server.ts'

const uuid = () => crypto.randomUUID()
const about = {
  first_name: 'Ana',
  timezone: 'Australia/Perth',
  season: null,
  focus: null,
  notes: null,
  allow_real_talk_push: false,
}

const checkIn = () => ({
  answered_at: new Date().toISOString(),
  answers: {
    type: 'daily' as const,
    responses: { energy: 2, mood: 3, stress: 4, prompt: 'What helped?', promptResponse: 'Tea' },
  },
})

const reminder = () => ({ text: 'ring the school', due: '2030-01-07T09:00' })

const times = {
  allow_real_talk_push: true,
  real_talk_at: '09:30',
  wake_at: '07:00',
  bedtime_at: '19:00',
  quiet_from: '21:00',
  quiet_until: '07:00',
}

const quote = () => ({ item: { kind: 'quote', content: { text: 'Small counts' } } })

const endpoint = 'https://push.example.com/send/1'

/** Who is not Ana, and finds of her rows what nobody's would be. */
export const others = ['stranger', 'blocked', 'moderator'] as const
export type Other = (typeof others)[number]

/** Ana with a row of everything, and what each entry of the route table may be called with in her name. */
export async function startWalk(server: TestServer) {
  const ana = await server.confirmedMember()

  /** Somebody new: who never met Ana, whom she has blocked, or who moderates. */
  async function newcomer(other: Other) {
    const made = await server.confirmedMember()
    if (other === 'blocked')
      await ana.call(blockMember, { params: { memberId: made.userId }, body: { name: 'Bea' } })
    if (other === 'moderator') await grantModerator(server.services.database.asSystem(), made.email)
    return made
  }
  const blockedByAna = await newcomer('blocked')

  const checkInOfAna = crypto.randomUUID()
  const reminderOfAna = crypto.randomUUID()
  const childOfAna = crypto.randomUUID()
  const messageOfAna = crypto.randomUUID()
  const lineOfAna = crypto.randomUUID()
  const sessionOfAna = crypto.randomUUID()
  const postOfAna = crypto.randomUUID()

  const itemOfAna = crypto.randomUUID()

  const elsewhere = { email: ana.email, password: 'a quiet cup of tea' }
  await server.visitor().call(signIn, { body: elsewhere })
  const otherDeviceOfAna = (await ana.call(listDevices, {})).body.devices[1]?.id ?? ''
  const threadOfAna = (await ana.call(createThread, { body: {} })).body.id
  await ana.call(saveCheckIn, { params: { checkInId: checkInOfAna }, body: checkIn() })
  await ana.call(saveReminder, { params: { reminderId: reminderOfAna }, body: reminder() })
  const factorOfAna = (await ana.call(enrolFactor, { body: { type: 'totp' } })).body.id
  const identityOfAna = (await ana.call(listIdentities, {})).body.identities[0]?.id ?? ''

  const messageOf = (message_id: string) => ({
    thread_id: threadOfAna,
    message_id,
    messages: [],
    user_text: 'She will not sleep',
    context: { isSOS: false, youToday: null },
  })

  /** A good body for every entry that takes one. */
  const goodBodies: Record<string, () => unknown> = {
    'account.createAccount': () => ({ email: `${uuid()}@example.com`, password: 'a quiet cup of tea' }),
    'account.signIn': () => ({ email: ana.email, password: 'a quiet cup of tea' }),
    'account.requestReset': () => ({ email: ana.email }),
    'account.resetPassword': () => ({ token: 'x', password: 'a quiet cup of tea' }),
    'factors.enrolFactor': () => ({ type: 'totp' }),
    'factors.verifyFactor': () => ({ code: '000000' }),
    'factors.stepUp': () => ({ password: 'a quiet cup of tea' }),
    'factors.sendSignInCode': () => ({ factor_id: uuid() }),
    'factors.signInWithCode': () => ({ code: '000000' }),
    'authService.signUp': () => ({ email: `${uuid()}@example.com`, password: 'a quiet cup of tea' }),
    'authService.getToken': () => ({ email: ana.email, password: 'a quiet cup of tea' }),
    'authService.sendOtp': () => ({ email: ana.email }),
    'authService.verifyOtp': () => ({ type: 'email', email: ana.email, token: '000000' }),
    'authService.resend': () => ({ type: 'signup', email: ana.email }),
    'authService.recover': () => ({ email: ana.email }),
    'authService.updateUser': () => ({ phone: '0412 345 678' }),
    'authService.enrollFactor': () => ({ factor_type: 'totp' }),
    'authService.challengeFactor': () => ({ pending_token: 'x' }),
    'authService.verifyFactor': () => ({ code: '000000' }),
    'authService.startSso': () => ({ domain: 'corp.example' }),
    'authService.linkWallet': () => ({ message: 'x', signature: 'x' }),
    'account.verifyLink': () => ({ token_hash: 'x', type: 'signup' }),
    'account.changeEmail': () => ({ email: `${uuid()}@example.com` }),
    'account.changePassword': () => ({ current_password: 'not hers', password: 'another cup of tea' }),
    'membership.activateTrial': () => ({ session_id: 'cs_test_x' }),
    'membership.openPortal': () => ({}),
    'membership.readTrialByLink': () => ({ token: 'x' }),
    'membership.cancelTrialByLink': () => ({ token: 'x' }),
    'profile.finishOnboarding': () => ({ about, children: [] }),
    'children.saveChild': () => ({
      name: 'Noa',
      birthdate: null,
      age_note: '4 months',
      notes: null,
      sensitivities: [],
      allergies: [],
      notification_prefs: { notify_wake: true, notify_bedtime: true },
    }),
    'profile.saveProfile': () => ({ full_name: 'Ana', phone: null, notes: null }),
    'safety.answerSafety': () => ({ answer: 'safe', cardId: 'crisis-suicide', surface: 'profile' }),
    'youToday.askInsight': () => ({ name: 'Ana', mood: 'calm', energy: 'mid', focus: '' }),
    'checkIns.saveCheckIn': checkIn,
    'checkIns.starCheckIn': () => ({ is_starred: true }),
    'checkIns.answerSafety': () => ({ answer: 'safe', cardId: 'crisis-suicide' }),
    'checkIns.generateChatResponse': () => ({
      check_in_id: checkInOfAna,
      messages: [{ role: 'user', content: 'Tea' }],
    }),
    'reminders.saveReminderSettings': () => ({ ...times, children: [] }),
    'reminders.saveReminder': reminder,
    'reminders.finishReminder': () => ({ is_done: true }),
    'notifications.markRead': () => ({ ids: [uuid()] }),
    'notifications.subscribePush': () => ({
      endpoint,
      keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) },
    }),
    'notifications.unsubscribePush': () => ({ endpoint }),
    'notifications.switchKind': () => ({ kind: 'trial_ends', is_on: false }),
    'companion.searchThreads': () => ({ words: 'sleep' }),
    'companion.createThread': () => ({ mode: 'sleep', is_sos: true }),
    'companion.updateThread': () => ({ is_saved: true }),
    'companion.setFollowUp': () => ({ is_wanted: true }),
    'companion.answerSafety': () => ({ answer: 'safe', cardId: 'crisis-suicide' }),
    'companion.markNotHelpful': () => ({ is_not_helpful: true }),
    'companion.starMessage': () => ({ is_starred: true }),
    'companion.saveChatSettings': () => ({ keep: 'forever' }),
    'companion.motherChat': () => messageOf(uuid()),
    'loss.setLossMode': () => ({ is_on: false }),
    'loss.setDiedOn': () => ({ died_on: '2026-11-01' }),
    'memory.switchMemory': () => ({ is_on: true }),
    'memory.switchMemoryLine': () => ({ key: 'name', is_on: false }),
    'memory.saveMemoryLine': () => ({ text: 'Tuesdays are hard', is_kept: true }),
    'memory.setModelConsent': () => ({ choice: 'here', hosted_by: 'Example, Australia' }),
    'rediscover.saveEntry': () => ({
      response: { module: 'intake', exercise: 'hope', data: null },
      base: null,
      edit_id: uuid(),
    }),
    'rediscover.finishSession': () => ({ finished_at: new Date().toISOString() }),
    'rediscover.reflectOnModule': () => ({ module: 'intake' }),
    'rediscover.answerGoal': () => ({
      goal_status: 'done',
      goal_due: '2026-11-30',
      answered_at: new Date().toISOString(),
    }),
    'visionBoard.openBoard': () => ({ template: 'goals' }),
    'visionBoard.saveBoard': () => ({ version: 1, layout: 'grid-2x3' }),
    'visionBoard.addItem': quote,
    'visionBoard.moveItem': () => ({ position: { x: 10, y: 20, w: 220, h: 140 } }),
    'visionBoard.takeGoal': () => ({ session_id: uuid(), taken_at: new Date().toISOString() }),
    'moderation.blockMember': () => ({ name: 'Bea' }),
    'reports.reportPost': () => ({ reason: 'unkind' }),
    'reports.reportReply': () => ({ reason: 'other', note: 'It names a school' }),
    'reports.appealDecision': () => ({ text: 'I meant it kindly' }),
    'cases.decideCase': () => ({ is_shown: true, why: 'All is well with it.' }),
    'cases.unmaskCase': () => ({ reason: 'Somebody may be in danger' }),
    'village.acceptRules': () => ({ version: houseRulesVersion }),
    'village.searchVillage': () => ({ words: 'sleep' }),
    'village.findSimilarPosts': () => ({ words: 'the cot at four in the morning' }),
    'villageWriting.createPost': () => ({
      topic: 'Baby',
      is_anonymous: true,
      content: `Is 4 am morning? ${uuid()}`,
    }),
    'villageWriting.editPost': () => ({ content: `Is 5 am morning? ${uuid()}` }),
    'villageWriting.createReply': () => ({ is_anonymous: false, content: `It is here, too. ${uuid()}` }),
    'villageWriting.editReply': () => ({ content: `It was here, too. ${uuid()}` }),
    'villageInteractions.reactToPost': () => ({ kind: 'me_too', is_on: true }),
    'villageInteractions.reactToReply': () => ({ kind: 'heart', is_on: true }),
    'villageInteractions.savePost': () => ({ is_saved: true }),
    'villageInteractions.followPost': () => ({ follow: 'following' }),
    'villageInteractions.markThreadRead': () => ({ position: null }),
  }
  const replyOfAna = (await ana.call(motherChat, { body: messageOf(messageOfAna) })).body.message.id
  const child = goodBodies['children.saveChild']?.()
  await ana.send('PUT', `/api/children/${childOfAna}`, child)
  const answer = goodBodies['rediscover.saveEntry']?.()
  await ana.send('PUT', `/api/rediscover/sessions/${sessionOfAna}/entries/hope`, answer)
  await ana.send('PUT', `/api/memory/lines/${lineOfAna}`, goodBodies['memory.saveMemoryLine']?.())

  // Nobody else may see it: it waits for a moderator.
  await ana.call(acceptRules, { body: { version: houseRulesVersion } })
  const held = { content: 'i am going to end my life tonight' }
  await ana.call(createPost, {
    params: { postId: postOfAna },
    body: { topic: 'Baby', is_anonymous: true, ...held },
  })
  await ana.call(createReply, {
    // Phones make these ids, so hers in the Village may be that of a reply in a chat.
    params: { postId: postOfAna, replyId: replyOfAna },
    body: { is_anonymous: true, content: 'I will kill myself tonight' },
  })
  const boardOfAna = (await ana.call(openBoard, { body: {} })).body.id
  await ana.send('PUT', `/api/vision-board/${boardOfAna}/items/${itemOfAna}`, quote())

  const ids: Record<string, string> = {
    threadId: threadOfAna,
    messageId: messageOfAna,
    replyId: replyOfAna,
    factorId: factorOfAna,
    identityId: identityOfAna,
    deviceId: otherDeviceOfAna,
    checkInId: checkInOfAna,
    reminderId: reminderOfAna,
    childId: childOfAna,
    lineId: lineOfAna,
    sessionId: sessionOfAna,
    boardId: boardOfAna,
    itemId: itemOfAna,
    memberId: blockedByAna.userId,
    postId: postOfAna,
    aliasBlockId: crypto.randomUUID(),
    caseId: crypto.randomUUID(),
  }

  /** What an entry's address or query names is Ana's. */
  const pathOf = (entry: Route) =>
    entry.path
      .replace(/:(\w+Id)/g, (_, name: string) => ids[name] ?? name)
      .replace(':day', '2026-11-21')
      .replace(':prompt', 'hope')
      .replace(':section', 'Baby') + (entry.query ? '?type=daily' : '')

  return {
    ana,
    newcomer,
    goodBodies,
    pathOf,
    ids,
  }
}

export type Walk = Awaited<ReturnType<typeof startWalk>>
