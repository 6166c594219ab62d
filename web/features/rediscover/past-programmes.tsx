import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { goalTexts, rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import { deleteSession, type RediscoverSession } from '#contract/rediscover.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { takeBackFromOutbox } from '#web/lib/offline/outbox.ts'
import { holdDeletion, useUndoableDeletion } from '#web/lib/offline/use-undoable-deletion.ts'
import { paths } from '#web/paths.ts'
import { rediscoverKey } from '#web/query-keys.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { cardClass } from '#web/ui/card.tsx'
import { DeletedRow } from '#web/ui/deleted-row.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { refreshes } from './api.ts'
import { useSessionDay } from './use-session-day.ts'

interface Past {
  session: RediscoverSession
  isFinished: boolean
}

const hold = (id: string) => holdDeletion(deleteSession, { params: { sessionId: id } }, { id, refreshes })

/** What she did before: to read, to lay side by side, to delete. */
export function PastProgrammes({ sessions }: { sessions: readonly Past[] }) {
  // One that she deletes keeps its place for as long as it can come back.
  const [shown, setShown] = useState(sessions)
  const all = [
    ...shown,
    ...sessions.filter(({ session }) => !shown.some((had) => had.session.id === session.id)),
  ]
  const deletion = useUndoableDeletion({
    hold,
    drop: (id) => {
      takeBackFromOutbox(id)
      void queryClient.invalidateQueries({ queryKey: rediscoverKey })
    },
  })
  if (all.length === 0) return null
  const finished = sessions.filter(({ isFinished }) => isFinished)
  const [newest, before] = finished
  return (
    <section aria-labelledby="past" className="grid gap-3">
      <h2 id="past" className="text-lg">
        {texts.pastTitle}
      </h2>
      {all.map((past) =>
        sessions.some(({ session }) => session.id === past.session.id) ? (
          <PastRow
            key={past.session.id}
            {...past}
            onDelete={() => {
              setShown(all)
              deletion.remove(past.session.id)
            }}
          />
        ) : (
          deletion.isHeld(past.session.id) && (
            <DeletedRow
              key={past.session.id}
              text={texts.deleted}
              onUndo={() => deletion.undo(past.session.id)}
            />
          )
        ),
      )}
      {newest && before && (
        <AppLink
          to={paths.rediscoverPast(newest.session.id, { with: before.session.id })}
          className={buttonClass('secondary')}
        >
          {texts.compare}
        </AppLink>
      )}
    </section>
  )
}

function PastRow({ session, isFinished, onDelete }: Past & { onDelete: () => void }) {
  const day = useSessionDay()(session)
  const { goal_status, summary_text } = session
  return (
    <div className={`${cardClass({ padding: 'sm' })} grid gap-1`}>
      <div className="-mt-2 -mr-2 flex items-center">
        <h3 className="min-w-0 flex-1 font-bold text-base">{day}</h3>
        <IconButton label={`${texts.delete}: ${day}`} onClick={onDelete}>
          <Trash2 aria-hidden className="size-5.5" />
        </IconButton>
      </div>
      {!isFinished && <p className="text-muted text-sm">{texts.open}</p>}
      {summary_text && <p className="line-clamp-3 whitespace-pre-line wrap-anywhere">{summary_text}</p>}
      {goal_status && (
        <p className="text-muted text-sm">
          {goalTexts.title}: {goalTexts.statuses[goal_status].toLowerCase()}
        </p>
      )}
      <AppLink
        to={paths.rediscoverPast(session.id)}
        aria-label={`${texts.read}: ${day}`}
        className={`${buttonClass('quiet', 'sm')} -mb-2 -ml-4 justify-self-start`}
      >
        {texts.read}
      </AppLink>
    </div>
  )
}
