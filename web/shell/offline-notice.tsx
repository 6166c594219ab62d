import { WifiOff } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { Banner } from '../ui/banner.tsx'

function subscribe(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
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
            SOS, the helplines and the modes still work. The rest comes back when you do.
          </Banner>
        </div>
      )}
    </div>
  )
}
