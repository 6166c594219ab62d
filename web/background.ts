import { features } from './app.tsx'
import { flushOnHide } from './lib/offline/flush-on-hide.ts'
import { startSessionRenewal } from './lib/session/session-renewal.ts'

// What the app does beside its screens. It is fetched once the first screen stands.
startSessionRenewal()
for (const { start } of features)
  start?.().then(
    (begin) => begin(),
    () => undefined,
  )
addEventListener('pagehide', flushOnHide)
