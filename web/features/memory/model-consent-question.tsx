import { useQuery } from '@tanstack/react-query'
import { modelConsentTexts as texts } from '#content/memory/texts.ts'
import type { ModelConsentChoice } from '#contract/memory.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { toast } from '#web/ui/toast.ts'
import { modelConsentQuery, useSetModelConsent } from './model-consent-api.ts'

/** Asks her once, before the first reply, where her words may go; not where they stay anyway. Until she says, they stay. */
export function ModelConsentQuestion() {
  const { data } = useQuery(modelConsentQuery)
  const choose = useSetModelConsent()
  const host = data?.hosted_by
  if (!host || data.choice) return null

  const answer = (choice: ModelConsentChoice) => () =>
    choose.mutate(
      { choice, hosted_by: host },
      { onError: (error) => toast({ title: error.message, variant: 'destructive' }) },
    )
  const isBusy = (choice: ModelConsentChoice) => choose.isPending && choose.variables.choice === choice
  return (
    <Card aria-labelledby="words" padding="sm" className="mb-3 grid shrink-0 gap-2">
      <h2 id="words" className="font-bold">
        {texts.title}
      </h2>
      {texts.ask(host).map((line) => (
        <p key={line} className="text-sm">
          {line}
        </p>
      ))}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="secondary"
          size="sm"
          className="flex-1"
          busy={isBusy('here')}
          onClick={answer('here')}
        >
          {texts.no}
        </Button>
        <Button
          variant="secondary"
          size="sm"
          className="flex-1"
          busy={isBusy('model')}
          onClick={answer('model')}
        >
          {texts.yes}
        </Button>
      </div>
    </Card>
  )
}
