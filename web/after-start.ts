import { followAuthEvents } from './features/membership/follow-auth-events.ts'
import { keepSession } from './lib/session-keeper.ts'

// What the app does beside its screens. It is fetched once the first screen stands.
keepSession()
followAuthEvents()
