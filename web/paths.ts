import type { ModeId } from '#contract/options.ts'

type Query = Record<string, string | boolean | undefined>

function withQuery(path: string, query: Query = {}): string {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== false) search.set(name, String(value))
  }
  return search.size ? `${path}?${search}` : path
}

const segment = encodeURIComponent

/**
 * Every address of the web app is built here. Each function returns a path with its query, ready for an
 * `AppLink`'s `to` or for `navigate`; ids and topics are URL-encoded.
 */
export const paths = {
  root: () => '/',
  welcome: () => '/welcome',
  signIn: (query?: { step?: 'code' }) => withQuery('/signin', query),
  auth: (query?: { error?: 'verification_failed' | 'callback_error' }) => withQuery('/auth', query),
  authCallback: () => '/auth/callback',
  onboarding: (query?: { session_id?: string; step?: string }) => withQuery('/onboarding', query),
  startCheckout: () => '/start-checkout',
  checkout: (query?: { verified?: boolean }) => withQuery('/checkout', query),
  reset: () => '/reset',
  /** From the mail before a trial ends; its token stands behind the `#`, which no server sees. */
  cancelTrial: () => '/cancel-trial',
  privacyPage: () => '/privacy',
  terms: () => '/terms',

  home: () => '/home',
  chat: (query?: { sos?: boolean }) => withQuery('/chat', query),
  /** The mode's own chat. */
  modeChat: (mode: ModeId) => `/chat/${mode}`,
  /** A thread as the list of threads links to it. */
  chatThread: (threadId: string, query?: { sos?: boolean }) => withQuery(`/chat/${segment(threadId)}`, query),
  thread: (threadId: string) => `/chat/t/${segment(threadId)}`,
  threads: () => '/threads',
  modes: () => '/modes',
  mode: (mode: ModeId) => `/modes/${mode}`,
  insights: () => '/insights',
  insightsThreads: () => '/insights/threads',
  /** `week` is any day of the week, `YYYY-MM-DD`; this week where there is none. */
  insightsWeekly: (query?: { week?: string }) => withQuery('/insights/weekly', query),
  connect: () => '/connect',
  mumMatch: () => '/connect/mum-match',
  matchChat: (matchId: string) => `/connect/chat/${segment(matchId)}`,
  village: () => '/connect/village',
  /** `compose` opens the writing box of the section. */
  villageSection: (topic: string, query?: { compose?: boolean }) =>
    withQuery(`/connect/village/${segment(topic)}`, { compose: query?.compose ? '1' : undefined }),
  villagePost: (postId: string) => `/connect/village/p/${segment(postId)}`,
  checkIn: () => '/check-in',
  weeklyReset: () => '/weekly-reset',
  saved: (query?: { preview?: boolean }) => withQuery('/saved', query),
  account: (query?: { status?: 'trial-started' }) => withQuery('/account', query),
  reminders: () => '/account/reminders',
  inbox: () => '/inbox',
  children: () => '/account/children',
  privacy: () => '/account/privacy',
  emailAndPassword: () => '/account/sign-in',
  devices: () => '/account/devices',
  security: () => '/account/security',
  billingRedirect: (query?: { flow?: string }) => withQuery('/billing-redirect', query),
  rediscover: () => '/rediscover',
  visionBoard: (query?: { template?: string }) => withQuery('/rediscover/vision-board', query),
  chooseVisionBoard: () => '/vision-board/choose',
  profile: () => '/profile',
} as const
