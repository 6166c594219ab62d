import { CircleArrowUp } from 'lucide-react'
import { useState } from 'react'
import { applyUpdate, useUpdateWaiting } from '#web/lib/device/app-update.ts'
import { useHasUnsaved } from '#web/lib/offline/unsaved.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'

/** Says that a newer version waits. It is hers to choose when: nothing reloads by itself, nor unasked where that would lose something. */
export function UpdateNotice() {
  const waiting = useUpdateWaiting()
  const hasUnsaved = useHasUnsaved()
  const [wanted, setWanted] = useState(false)
  const asks = wanted && hasUnsaved
  return (
    <div role="status">
      {waiting && (
        <div className="pb-4">
          <Banner
            icon={<CircleArrowUp />}
            title="A fresh version is ready"
            action={
              <Button
                variant="secondary"
                size="sm"
                onClick={hasUnsaved && !asks ? () => setWanted(true) : applyUpdate}
              >
                {asks ? 'Load anyway' : 'Load it now'}
              </Button>
            }
          >
            {asks
              ? 'What you have typed on this screen is not saved yet and would be lost. Save it first if you like.'
              : 'Whenever it suits you. What you have typed in a chat stays.'}
          </Banner>
        </div>
      )}
    </div>
  )
}
