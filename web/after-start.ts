import { followAuthEvents } from './features/membership/follow-auth-events.ts'
import { forgetPastDays } from './lib/day-state.ts'
import { sendLastWishes } from './lib/last-wish.ts'
import { keepSession } from './lib/session-keeper.ts'

// What the app does beside its screens. It is fetched once the first screen stands.
forgetPastDays()
keepSession()
followAuthEvents()
addEventListener('pagehide', sendLastWishes)
