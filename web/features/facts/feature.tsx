import type { Feature } from '#web/feature.ts'
import { readShelf } from './shelf.ts'

export const facts: Feature = {
  openScreens: {
    '/facts': async () => {
      const [{ FactsScreen }, shelf] = await Promise.all([import('./facts-screen.tsx'), readShelf()])
      return () => <FactsScreen shelf={shelf} />
    },
    '/facts/:id': async () => {
      const [{ FactScreen }, { factOf }] = await Promise.all([import('./fact-screen.tsx'), readShelf()])
      return () => <FactScreen factOf={factOf} />
    },
  },
}
