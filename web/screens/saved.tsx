import { StarredCheckIns } from '#web/features/check-ins/starred-check-ins.tsx'
import { SavedChats } from '#web/features/companion/saved-chats.tsx'
import { StarredMessages } from '#web/features/companion/starred-messages.tsx'
import { SavedScreen } from '#web/features/saved/saved-screen.tsx'
import { SavedPosts } from '#web/features/village/saved-posts.tsx'

export function Saved() {
  return (
    <SavedScreen
      sections={(preview) => (
        <>
          <StarredCheckIns preview={preview} />
          <SavedChats preview={preview} />
          <StarredMessages preview={preview} />
          <SavedPosts preview={preview} />
        </>
      )}
    />
  )
}
