import type { Message, Thread } from '#contract/companion.ts'
import type { Feature } from '#web/feature.ts'
import { chatDraftPrefix } from '#web/member/chat-draft.ts'
import { draftKeys } from './draft-keys.ts'
import type { KeptChats } from './kept-chats.ts'

declare module '#web/lib/offline/kept.ts' {
  interface KeptQueries {
    saved: Thread[]
    starred: Message[]
    threads: Thread[]
    chats: KeptChats
  }
}

export const companion: Feature = {
  memberScreens: {
    '/threads': async () => (await import('./threads-screen.tsx')).ThreadsScreen,
    '/insights/threads': async () => (await import('./past-threads-screen.tsx')).PastThreadsScreen,
  },
  liveHandlers: async () => (await import('./live-handlers.ts')).liveHandlers,
  drafts: { chat: chatDraftPrefix, edit: draftKeys.edit },
  senders: {
    '/api/functions/mother_chat': async () => (await import('./deliver-message.ts')).deliverMessage,
  },
  onSent: async () => {
    const [{ queueOlderMessages }, { noteSent }] = await Promise.all([
      import('./queue-older-messages.ts'),
      import('./note-sent.ts'),
    ])
    queueOlderMessages()
    return noteSent
  },
}
