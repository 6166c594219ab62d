import { useIsWide } from '#web/lib/device/use-is-wide.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { ThreadPages } from './thread-pages.tsx'
import { ThreadRow } from './thread-row.tsx'

/** On a wide screen her chats stand beside the one that is open. They are changed in the list of all chats. */
export function ThreadsBeside({ threadId }: { threadId: string | null }) {
  if (!useIsWide()) return null
  return (
    <aside
      aria-labelledby="chats-beside"
      className="absolute inset-y-0 right-full mr-8 grid w-64 content-start gap-3 overflow-y-auto p-1 pb-4"
    >
      <h2 id="chats-beside" className="text-lg">
        Your chats
      </h2>
      <AppLink to={paths.chat()} className={buttonClass('secondary', 'sm')}>
        New chat
      </AppLink>
      <ThreadPages>
        {(threads) => (
          <ul aria-labelledby="chats-beside" className="grid gap-3">
            {threads.map((thread) => (
              <ThreadRow key={thread.id} thread={thread} isOpen={thread.id === threadId} />
            ))}
          </ul>
        )}
      </ThreadPages>
    </aside>
  )
}
