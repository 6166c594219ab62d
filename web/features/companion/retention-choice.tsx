import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { chatTexts } from '#content/chat.ts'
import type { ChatSettings } from '#contract/companion.ts'
import { loadFailureText } from '#web/lib/api/failure-text.ts'
import { Card } from '#web/ui/card.tsx'
import { type Choice, ChoiceGroup } from '#web/ui/choice-group.tsx'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { ErrorState } from '#web/ui/error-state.tsx'
import { LoadingCards } from '#web/ui/skeleton.tsx'
import { toast } from '#web/ui/toast.ts'
import { chatSettingsQuery, useSaveChatSettings } from './api.ts'

const choices: Choice<ChatSettings['keep']>[] = [
  { value: 'forever', label: 'For ever' },
  { value: 'week', label: '7 days' },
]

/** How long chats are kept. The shorter choice deletes, so it asks first. */
export function RetentionChoice() {
  const settings = useQuery(chatSettingsQuery)
  const save = useSaveChatSettings()
  const [isAsking, setAsking] = useState(false)
  if (settings.isPending) return <LoadingCards count={1} label="Finding how long chats are kept…" />
  if (!settings.data)
    return (
      <ErrorState
        message={loadFailureText('how long chats are kept', settings.error)}
        onRetry={() => settings.refetch()}
        busy={settings.isFetching}
      />
    )

  function choose(keep: ChatSettings['keep']) {
    setAsking(false)
    save.mutate({ keep }, { onError: (error) => toast({ title: error.message, variant: 'destructive' }) })
  }

  return (
    <Card>
      <ChoiceGroup
        legend="Keep chats"
        hint={chatTexts.keepHint}
        choices={choices}
        value={settings.data.keep}
        onChange={(keep) => (keep === 'week' ? setAsking(true) : choose(keep))}
        layout="columns"
      />
      <ConfirmDialog
        open={isAsking}
        title={chatTexts.keepWeekTitle}
        description={`${chatTexts.keepWeekText} ${chatTexts.keepHint}`}
        confirmLabel="Keep for 7 days"
        variant="primary"
        onConfirm={() => choose('week')}
        onCancel={() => setAsking(false)}
      />
    </Card>
  )
}
