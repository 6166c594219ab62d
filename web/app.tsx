import type { Feature } from './feature.ts'
import { account } from './features/account/feature.ts'
import { checkIns } from './features/check-ins/feature.ts'
import { companion } from './features/companion/feature.ts'
import { connect } from './features/connect/feature.ts'
import { factors } from './features/factors/feature.ts'
import { facts } from './features/facts/feature.tsx'
import { insights } from './features/insights/feature.ts'
import { legal } from './features/legal/feature.tsx'
import { membership } from './features/membership/feature.ts'
import { memory } from './features/memory/feature.ts'
import { moderation } from './features/moderation/feature.ts'
import { modes } from './features/modes/feature.ts'
import { notifications } from './features/notifications/feature.ts'
import { profile } from './features/profile/feature.ts'
import { rediscover } from './features/rediscover/feature.ts'
import { reminders } from './features/reminders/feature.ts'
import { village } from './features/village/feature.ts'
import { visionBoard } from './features/vision-board/feature.ts'
import { youToday } from './features/you-today/feature.ts'
import { setStepUp } from './lib/api/call.ts'
import { registerServiceWorker } from './lib/device/app-update.ts'
import { setSenders } from './lib/offline/senders.ts'
import { setSessionEndTasks } from './lib/session/session-end.ts'

/** Screens that are made of several features' parts. */
const composed: Feature = {
  publicScreens: {
    '/onboarding': async () => (await import('./screens/onboarding.tsx')).Onboarding,
  },
  memberScreens: {
    '/inbox': async () => (await import('./screens/inbox.tsx')).Inbox,
    '/home': async () => (await import('./screens/home.tsx')).Home,
    '/saved': async () => (await import('./screens/saved.tsx')).Saved,
    '/modes/:modeId': async () => (await import('./screens/mode.tsx')).Mode,
    '/rediscover': async () => (await import('./screens/rediscover.tsx')).Rediscover,
    '/rediscover/vision-board': async () => (await import('./screens/vision-board.tsx')).VisionBoard,
    '/connect/village/*?': async () => (await import('./screens/village.tsx')).Village,
    '/insights': async () => (await import('./screens/insights.tsx')).Insights,
    '/account': async () => {
      const { Account } = await import('./screens/account.tsx')
      return () => <Account drafts={features.flatMap(({ drafts }) => drafts ?? [])} />
    },
    '/account/privacy': async () => (await import('./screens/privacy.tsx')).Privacy,
    '/account/reminders': async () => (await import('./screens/reminder-settings.tsx')).ReminderSettings,
  },
}

/** What the app is made of, in the order in which she is asked about their drafts before she signs out. */
export const features: readonly Feature[] = [
  companion,
  checkIns,
  youToday,
  modes,
  rediscover,
  reminders,
  notifications,
  insights,
  profile,
  account,
  factors,
  memory,
  visionBoard,
  membership,
  connect,
  village,
  moderation,
  facts,
  legal,
  composed,
]

/** Gives `lib`, which names no feature, what it needs of them. To be called once, before anything is drawn. */
export function connectFeatures(): void {
  setSessionEndTasks(features.flatMap(({ onSessionEnd }) => onSessionEnd ?? []))
  setSenders(Object.assign({}, ...features.map(({ senders }) => senders)))
  setStepUp(async () => (await import('./features/factors/step-up.tsx')).askToStepUp)
  registerServiceWorker(
    async () => (await import('./features/notifications/open-notification.ts')).openNotification,
  )
}
