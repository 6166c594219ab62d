import { lossTexts as texts } from '#content/loss/texts.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { useSetLossMode } from '#web/member/loss.ts'
import { useProfile } from '#web/member/profile.ts'
import { paths } from '#web/paths.ts'
import { HelplineList } from '#web/safety/helpline-list.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { LostChildren } from './lost-children.tsx'

/** Account -> After a loss: she says that the app is to be gentler, and of which child; each is taken back in one tap. */
export function LossScreen() {
  const { data, error, isFetching, refetch } = useProfile()
  return (
    <div className="grid gap-5">
      <PageHeader title={texts.title} backTo={paths.account()} backLabel="Back to Account" />
      {data ? (
        <>
          <LossMode isOn={data.profile.loss_since !== null} />
          <LostChildren all={data.children} timezone={data.profile.timezone} />
        </>
      ) : error ? (
        <ErrorState message={loadFailureText('your choices', error)} busy={isFetching} onRetry={refetch} />
      ) : (
        <LoadingCards count={2} />
      )}
      <section aria-labelledby="someone" className="grid gap-3">
        <h2 id="someone" className="text-lg">
          {texts.red}
        </h2>
        <HelplineList ids={['red-nose', 'panda', 'lifeline']} label="People to call or text" />
      </section>
    </div>
  )
}

function LossMode({ isOn }: { isOn: boolean }) {
  const { isPending, set } = useSetLossMode()
  return (
    <Card className="grid gap-3">
      <p>{isOn ? texts.isOn : texts.intro}</p>
      {isOn && <p className="text-muted text-sm">{texts.whatRests}</p>}
      <Button
        variant={isOn ? 'secondary' : 'primary'}
        busy={isPending}
        busyLabel="One moment…"
        onClick={() => set(!isOn)}
      >
        {isOn ? texts.turnOff : texts.turnOn}
      </Button>
    </Card>
  )
}
