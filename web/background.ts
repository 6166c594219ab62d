import { features } from './app.tsx'
import { startLive } from './lib/live/live.ts'
import { startSessionRenewal } from './lib/session/session-renewal.ts'

// What the app does beside its screens. It is fetched once the first screen stands.
startSessionRenewal()
for (const { start } of features)
  start?.().then(
    (begin) => begin(),
    () => undefined,
  )
// One whose part cannot be fetched just now does without; her session is looked after all the same.
void Promise.all(features.map(({ liveHandlers }) => liveHandlers?.().catch(() => undefined))).then((found) =>
  startLive(found.flatMap((each) => each ?? [])),
)
