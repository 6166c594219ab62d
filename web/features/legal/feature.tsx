import type { Feature } from '#web/feature.ts'

export const legal: Feature = {
  publicScreens: {
    '/privacy': async () => {
      const [{ LegalScreen }, { privacyPage }] = await Promise.all([
        import('./legal-screen.tsx'),
        import('#content/legal/privacy.ts'),
      ])
      return () => <LegalScreen page={privacyPage} />
    },
    '/terms': async () => {
      const [{ LegalScreen }, { termsPage }] = await Promise.all([
        import('./legal-screen.tsx'),
        import('#content/legal/terms.ts'),
      ])
      return () => <LegalScreen page={termsPage} />
    },
  },
}
