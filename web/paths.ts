import type { ModeId } from '#contract/options.ts'
import type { BoardKind } from '#contract/vision-board.ts'

type Query = Record<string, string | boolean | undefined>

function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== false) search.set(name, String(value))
  }
  return search.size ? `${path}?${search}` : path
}

const segment = encodeURIComponent

/** A part of an address as it was before it was encoded; the router has decoded it by half. What is no encoding stays as it is. */
export function decodeSegment(encoded: string): string {
  try {
    return decodeURIComponent(encoded)
  } catch {
    return encoded
  }
}

/** How far she is in a check-in, and with which one; its list where there is none. */
type CheckInStep = { step: 'form' | 'reply' | 'kept'; id: string | undefined }

/** What of a list its screen is to open at. */
type AtRow = { at: string | undefined }

/** The module of a programme that a chat is about, and how she would like to be spoken with. */
type ModuleOfChat = { module?: string; tone?: string | undefined }

/**
 * The addresses that screens link to. Each function returns a path with its query, ready for an
 * `AppLink`'s `to` or for `navigate`; ids and topics are URL-encoded.
 */
export const paths = {
  welcome: () => '/welcome',
  signIn: (query?: { step?: 'code' }) => withQuery('/signin', query),
  auth: (query?: { error?: 'verification_failed' | 'callback_error' }) => withQuery('/auth', query),
  onboarding: (query?: { step?: string }) => withQuery('/onboarding', query),
  startCheckout: () => '/start-checkout',
  checkout: (query?: { verified?: boolean }) => withQuery('/checkout', query),
  reset: () => '/reset',
  privacyPage: () => '/privacy',
  terms: () => '/terms',
  facts: () => '/facts',
  fact: (id: string) => `/facts/${segment(id)}`,

  home: () => '/home',
  chat: (query?: { sos?: boolean }) => withQuery('/chat', query),
  /** The mode's own chat. */
  modeChat: (mode: ModeId, query?: ModuleOfChat) => withQuery(`/chat/${mode}`, query),
  /** A thread as the list of threads links to it. */
  chatThread: (threadId: string, query?: { sos?: boolean }) => withQuery(`/chat/${segment(threadId)}`, query),
  threads: () => '/threads',
  modes: () => '/modes',
  mode: (mode: ModeId) => `/modes/${mode}`,
  /** `step` is a screen of the programme; its door where there is none. */
  rediscover: (query?: { step?: string }) => withQuery('/rediscover', query),
  /** A programme that she did before; `with` another one beside it. */
  rediscoverPast: (sessionId: string, query?: { with?: string }) =>
    withQuery(`/rediscover/past/${segment(sessionId)}`, query),
  /** With a template, that is what her board becomes. */
  visionBoard: (query?: { template?: BoardKind }) => withQuery('/rediscover/vision-board', query),
  chooseBoard: () => '/vision-board/choose',
  insights: (query?: AtRow) => withQuery('/insights', query),
  insightsThreads: () => '/insights/threads',
  /** `week` is any day of the week, `YYYY-MM-DD`; this week where there is none. */
  insightsWeekly: (query?: { week?: string }) => withQuery('/insights/weekly', query),
  connect: () => '/connect',
  village: () => '/connect/village',
  /** With `compose` a post is written there. */
  villageSection: (topic: string, query?: { compose: '1' }) =>
    withQuery(`/connect/village/${segment(topic)}`, query),
  /** `reply` is the one to go to. */
  villagePost: (postId: string, query?: { reply?: string }) =>
    withQuery(`/connect/village/p/${segment(postId)}`, query),
  villageSearch: () => '/connect/village/search',
  /** What she wrote there. */
  villageMine: () => '/connect/village/mine',
  /** For moderators: what waits for one, or one case of it. */
  moderate: (caseId?: string) => (caseId ? `/moderate/${segment(caseId)}` : '/moderate'),
  checkIn: (query?: CheckInStep | AtRow) => withQuery('/check-in', query),
  weeklyReset: (query?: CheckInStep | AtRow) => withQuery('/weekly-reset', query),
  saved: () => '/saved',
  account: () => '/account',
  reminders: (query?: AtRow) => withQuery('/account/reminders', query),
  inbox: () => '/inbox',
  children: (query?: AtRow) => withQuery('/account/children', query),
  privacy: () => '/account/privacy',
  memory: () => '/account/memory',
  loss: () => '/account/loss',
  emailAndPassword: () => '/account/sign-in',
  devices: () => '/account/devices',
  security: () => '/account/security',
  billingRedirect: () => '/billing-redirect',
  profile: () => '/profile',
} as const
