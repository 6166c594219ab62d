import type { Feature } from '#web/feature.ts'

export const account: Feature = {
  publicScreens: {
    '/signin': async () => (await import('./sign-in-screen.tsx')).SignInScreen,
    '/reset': async () => (await import('./reset-screen.tsx')).ResetScreen,
    '/auth/callback': async () => (await import('./callback-screen.tsx')).CallbackScreen,
  },
  memberScreens: {
    '/account/sign-in': async () => (await import('./email-password-screen.tsx')).EmailPasswordScreen,
    '/account/devices': async () => (await import('./devices-screen.tsx')).DevicesScreen,
  },
}
