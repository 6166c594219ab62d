import type { Feature } from '#web/feature.ts'

const checkout = async () => (await import('./checkout-screen.tsx')).CheckoutScreen

export const membership: Feature = {
  publicScreens: {
    '/cancel-trial': async () => (await import('./cancel-trial-screen.tsx')).CancelTrialScreen,
    '/start-checkout': checkout,
    '/checkout': checkout,
  },
  memberScreens: {
    '/billing-redirect': async () => (await import('./billing-redirect-screen.tsx')).BillingRedirectScreen,
  },
  start: async () => (await import('./follow-auth-events.ts')).followAuthEvents,
}
