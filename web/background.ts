import { followAuthEvents } from './features/membership/follow-auth-events.ts'
import { forgetPastDays } from './lib/day-state.ts'
import { flushOnHide } from './lib/flush-on-hide.ts'
import { startSessionRenewal } from './lib/session-renewal.ts'

// What the app does beside its screens. It is fetched once the first screen stands.
forgetPastDays()
startSessionRenewal()
followAuthEvents()
addEventListener('pagehide', flushOnHide)
