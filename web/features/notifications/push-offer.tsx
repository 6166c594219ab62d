import { useQuery } from '@tanstack/react-query'
import { pushTexts as texts } from '#content/notifications/texts.ts'
import { asBoolean } from '#web/lib/device/parse.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { pushStateQuery } from '#web/member/push-state.ts'
import { Button } from '#web/ui/button.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { settingsQuery, useTogglePush } from './api.ts'
import { HomeScreenSteps } from './home-screen-steps.tsx'

/**
 * For where she asks for something to come to her: what becomes of it while this phone does not ring, and nothing where it
 * does. It offers to change that until she has said no, once for all such places.
 */
export function PushOffer() {
  const { data: state } = useQuery(pushStateQuery)
  const { data: settings } = useQuery(settingsQuery)
  const turn = useTogglePush()
  const [isDeclined, setDeclined] = useStoredState('said-no-to-push', false, asBoolean)
  const offer = useFocusFallback()
  if (!state || (state === 'on' && !turn.isSuccess)) return null
  const failed = () => toast({ title: texts.pushFailed, variant: 'destructive' })
  return (
    <div ref={offer} tabIndex={-1} className="grid gap-2 outline-none">
      <p role="status" className={state === 'on' ? 'font-bold text-sm' : 'text-muted text-sm'}>
        {state === 'on' ? texts.hereOn : texts.waitsInInbox}
      </p>
      {state === 'unsupported' && <HomeScreenSteps />}
      {state === 'off' && settings && !isDeclined && (
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            busy={turn.isPending}
            onClick={() => turn.mutate(settings.push_key, { onError: failed })}
          >
            {texts.turnOn}
          </Button>
          <Button variant="quiet" size="sm" onClick={() => setDeclined(true)}>
            {texts.noThanks}
          </Button>
        </div>
      )}
    </div>
  )
}
