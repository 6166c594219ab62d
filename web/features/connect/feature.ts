import type { Feature } from '#web/feature.ts'

export const connect: Feature = {
  memberScreens: {
    '/connect': async () => (await import('./connect-screen.tsx')).ConnectScreen,
  },
}
