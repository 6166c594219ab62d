import { useQuery } from '@tanstack/react-query'
import { Bell } from 'lucide-react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { pushStateQuery, useTurnPush } from './api.ts'

/** Whether this phone is told, asked of the browser only on her tap; where it cannot be, the inbox is the way. */
export function PushCard({ pushKey }: { pushKey: string }) {
  const { data: state } = useQuery(pushStateQuery)
  const turn = useTurnPush()
  if (!state) return null
  const failed = () => toast({ title: texts.pushFailed, variant: 'destructive' })
  return (
    <Card aria-labelledby="here" className="grid gap-3">
      <h2 id="here" className="text-lg">
        {texts.hereTitle}
      </h2>
      {state === 'refused' && (
        <Banner title={texts.refusedTitle} role="status">
          {texts.refused}
        </Banner>
      )}
      {state === 'unsupported' && (
        <Banner title={texts.unsupportedTitle} role="status">
          {texts.unsupported}
        </Banner>
      )}
      {state === 'off' && (
        <>
          <p>{texts.hereOff}</p>
          <p className="text-muted text-sm">{texts.hereNeutral}</p>
          <Button busy={turn.isPending} onClick={() => turn.mutate(pushKey, { onError: failed })}>
            <Bell aria-hidden className="size-5" />
            {texts.turnOn}
          </Button>
        </>
      )}
      {state === 'on' && (
        <>
          <p role="status" className="font-bold">
            {texts.hereOn}
          </p>
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
