import { useQuery } from '@tanstack/react-query'
import { modelConsentTexts as texts } from '#content/memory/texts.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { modelConsentQuery, useSetModelConsent } from './model-consent-api.ts'

/** Privacy & data: where her words go, and the way to change it. */
export function ModelConsentCard() {
  const { data, error, isFetching, refetch } = useQuery(modelConsentQuery)
  const choose = useSetModelConsent()
  if (!data)
    return error ? (
      <ErrorState
        message={loadFailureText('where your words go', error)}
        busy={isFetching}
        onRetry={refetch}
      />
    ) : (
      <LoadingCards count={1} />
    )
  const { hosted_by: host } = data
  const choice = choose.isPending ? choose.variables.choice : data.choice
  if (!host)
    return (
      <Card aria-labelledby="words" className="grid gap-3">
        <h2 id="words" className="text-lg">
          {texts.settings}
        </h2>
        <p>{texts.own}</p>
      </Card>
    )
  return (
    <Card className="grid gap-3">
      <ChoiceGroup
        legend={texts.settings}
        hint={choice === 'model' ? texts.toModel(host) : choice === 'here' ? texts.here : texts.undecided}
        choices={[
          { value: 'here', label: texts.no },
          { value: 'model', label: texts.yesTo(host) },
        ]}
        value={choice ?? undefined}
        onChange={(chosen) =>
          choose.mutate(
            { choice: chosen, hosted_by: host },
            { onError: (failure) => toast({ title: failure.message, variant: 'destructive' }) },
          )
        }
      />
    </Card>
  )
}
