import type { VisionBoard } from '#contract/vision-board.ts'
import type { Feature } from '#web/feature.ts'

declare module '#web/lib/offline/kept.ts' {
  interface KeptQueries {
    'vision-board': VisionBoard
  }
}

export const visionBoard: Feature = {
  memberScreens: {
    '/vision-board/choose': async () => (await import('./choose-screen.tsx')).ChooseScreen,
  },
  asks: {
    '/api/vision-board/:boardId': 'vision-board',
    '/api/vision-board/:boardId/items/:itemId': 'vision-board',
    '/api/vision-board/:boardId/items/:itemId/week': 'vision-board',
  },
  liveHandlers: async () => (await import('./live-handlers.ts')).liveHandlers,
}
