import { WifiOff } from 'lucide-react'
import { useSearchParams } from 'wouter'
import { offlineTexts } from '#content/offline.ts'
import { mayUse } from '#contract/gate.ts'
import { useOnline } from '#web/lib/device/use-online.ts'
import { readKept } from '#web/lib/offline/kept.ts'
import { readEntitlement } from '#web/member/entitlement.ts'
import { Banner } from '#web/ui/banner.tsx'

/** What works without a connection, for whoever is here, as far as this phone knows; else the benefit of the doubt is hers. */
function whatWorks(): string {
  if (!readKept('session')) return offlineTexts.visitor
  const standing = readEntitlement()
  return !standing || mayUse(standing, 'modes') ? offlineTexts.member : offlineTexts.free
}

/** Says so while the phone has no connection; on SOS below the help, which comes before anything else. */
export function OfflineNotice() {
  const [search] = useSearchParams()
  const online = useOnline()
  return (
    <div role="status" className={search.get('sos') === 'true' ? 'order-last' : undefined}>
      {!online && (
        <div className="pb-4">
          <Banner icon={<WifiOff />} title="You are offline.">
            {whatWorks()}
          </Banner>
        </div>
      )}
    </div>
  )
}
