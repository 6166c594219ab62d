import { CloudOff } from 'lucide-react'
import { unreadableTexts as texts } from '#content/offline.ts'
import { removeOutboxItem } from '#web/lib/offline/outbox-item.ts'
import { useUnreadable } from '#web/lib/offline/unreadable.ts'
import { useSession } from '#web/lib/session/session.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** What she told and this phone kept in a form that nobody can send any more: her words are hers to copy. */
export function UnreadableNotice() {
  const isHere = Boolean(useSession().data)
  const unreadable = useUnreadable()
  if (!isHere) return null
  return unreadable.map(({ id, words }) => (
    <div key={id} className="pb-4">
      <Banner
        icon={<CloudOff />}
        title={texts.title}
        action={
          <Button variant="quiet" size="sm" className="-ml-4" onClick={() => removeOutboxItem(id)}>
            {texts.remove}
          </Button>
        }
      >
        <p>{texts.body}</p>
        <p dir="auto" className="whitespace-pre-line wrap-anywhere">
          {words.join('\n')}
        </p>
      </Banner>
    </div>
  ))
}
