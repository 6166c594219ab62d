import type { Feature } from '#web/feature.ts'
import { readSections, readShelf } from './shelf.ts'

export const facts: Feature = {
  openScreens: {
    '/facts': async () => {
      const [{ FactsScreen }, shelf] = await Promise.all([import('./facts-screen.tsx'), readShelf()])
      return () => <FactsScreen shelf={shelf} />
    },
    '/facts/:id': async () => {
      const [{ FactScreen }, sections] = await Promise.all([import('./fact-screen.tsx'), readSections()])
      return () => <FactScreen sections={sections} />
    },
  },
}
