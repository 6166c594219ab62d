import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { mayUse, type Standing } from '#contract/gate.ts'
import { readKept } from '#web/lib/kept.ts'
import { Banner } from '#web/ui/banner.tsx'

function subscribe(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** As far as this phone knows; where it does not, the benefit of the doubt is hers. */
function hasModes(): boolean {
  const standing = readKept<Standing>('subscription')
  return !standing || mayUse(standing, 'modes')
}

/** Says so while the phone has no connection. */
export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  )
  return (
    <div role="status">
      {!online && (
        <div className="pb-4">
          <Banner icon={<WifiOff />} title="You are offline.">
            {hasModes() ? 'SOS, the helplines and the modes' : 'SOS and the helplines'} still work. The rest
            comes back when you do.
          </Banner>
        </div>
      )}
    </div>
  )
}
