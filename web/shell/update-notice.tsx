import { Sparkles } from 'lucide-react'
import { takeUpdate, useUpdateWaiting } from '#web/lib/app-update.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** Says that a newer version waits. It is hers to choose when: nothing reloads by itself. */
export function UpdateNotice() {
  const waiting = useUpdateWaiting()
  return (
    <div role="status">
      {waiting && (
        <div className="pb-4">
          <Banner
            icon={<Sparkles />}
            title="A fresh version is ready"
            action={
              <Button variant="secondary" size="sm" onClick={takeUpdate}>
                Load it now
              </Button>
            }
          >
            Whenever it suits you. What you have typed in a chat stays.
          </Banner>
        </div>
      )}
    </div>
  )
}
