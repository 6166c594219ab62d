import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { useRef } from 'react'
import { pushTexts as texts } from '#content/notifications/texts.ts'
import { pushStateQuery } from '#web/member/push-state.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { useTogglePush } from './api.ts'
import { HomeScreenSteps } from './home-screen-steps.tsx'

/** Whether this phone is told, asked of the browser only on her tap; where it cannot be, the inbox is the way. */
export function PushCard({ pushKey }: { pushKey: string }) {
  const { data: state } = useQuery(pushStateQuery)
  const turn = useTogglePush()
  const heading = useRef<HTMLHeadingElement>(null)
  const card = useFocusFallback(heading)
  if (!state) return null
  const failed = () => toast({ title: texts.pushFailed, variant: 'destructive' })
  return (
    <Card ref={card} aria-labelledby="here" className="grid gap-3">
      <h2 id="here" ref={heading} tabIndex={-1} className="text-lg">
        {texts.hereTitle}
      </h2>
      <div role="status">
        {state === 'refused' && <Banner title={texts.refusedTitle}>{texts.refused}</Banner>}
        {state === 'unsupported' && <Banner title={texts.unsupportedTitle}>{texts.unsupported}</Banner>}
        {state === 'off' && <p>{texts.hereOff}</p>}
        {state === 'on' && <p className="font-bold">{texts.hereOn}</p>}
      </div>
      {state === 'unsupported' && <HomeScreenSteps />}
      {state === 'off' && (
        <>
          <p className="text-muted text-sm">{texts.hereNeutral}</p>
          <Button busy={turn.isPending} onClick={() => turn.mutate(pushKey, { onError: failed })}>
            <Bell aria-hidden className="size-5" />
            {texts.turnOn}
          </Button>
        </>
      )}
      {state === 'on' && (
        <>
          <p className="text-muted text-sm">{texts.hereNeutral}</p>
          <Button
            variant="secondary"
            size="sm"
            busy={turn.isPending}
            onClick={() => turn.mutate(null, { onError: failed })}
          >
            {texts.turnOff}
          </Button>
        </>
      )}
    </Card>
  )
}
