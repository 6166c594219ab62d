import { useEffect, useRef, useState } from 'react'
import { checkInTexts } from '#content/check-ins.ts'
import {
  type CheckIn,
  type CheckInType,
  checkInErrors,
  lastWeekOf,
  writtenText,
} from '#contract/check-ins.ts'
import { dayIn } from '#contract/day.ts'
import { isRetryable } from '#web/lib/offline/outbox.ts'
import { removeOutboxItem, useOutboxItems } from '#web/lib/offline/outbox-item.ts'
import { useMember } from '#web/member/profile.ts'
import { useUndeliveredCard } from '#web/safety/use-undelivered-card.ts'
import { dismissToast, toast } from '#web/ui/toast.ts'
import { answeredAt } from './answered-at.ts'
import { type QueuedDraft, queueCheckIn, readQueued, useCheckIns, useReply, useSendCheckIn } from './api.ts'
import { type Draft, hasAllHearts, isStarted } from './draft.ts'
import { useDraft } from './use-draft.ts'
import { markSaving, type Stage, useStage } from './use-stage.ts'
import { useToday } from './use-today.ts'
import { weekOfReset } from './week-of-reset.ts'

const notSaved: Record<CheckInType, string> = {
  daily: checkInErrors.dailyNotSaved,
  weekly_reset: checkInErrors.weeklyNotSaved,
}

/**
 * The way through one check-in. What is typed is kept on the phone at each change; while it is being sent it is in the
 * outbox instead, so that it is in one place at any moment. A phone that can keep nothing sends it all the same.
 * @param weeksDone the Mondays of the weeks that she has looked back on
 */
export function useCheckInFlow(type: CheckInType, prompt: string, weeksDone: readonly string[] = []) {
  const [stage, setStage] = useStage(type)
  const [missing, setMissing] = useState(false)
  /** Her words when she last pressed Save. */
  const [pressed, setPressed] = useState('')
  const sending = useSendCheckIn(useToday())
  const reply = useReply()
  const { draft, put, own, forget, begin } = useDraft(type, prompt, sending.isPending)
  const { timezone } = useMember()
  const writtenAt = () => answeredAt(draft, timezone, new Date()).toISOString()
  const answeredOn = dayIn(timezone, new Date(writtenAt()))
  const week = type === 'daily' ? undefined : weekOfReset(draft.week, answeredOn, weeksDone)

  function change(responses: Partial<Draft['answers']['responses']>) {
    // It would come back as a draft of what is saved by then, and take its place.
    if (sending.isPending) return
    const answers = {
      ...draft.answers,
      responses: { ...draft.answers.responses, ...responses },
    } as Draft['answers']
    put({ ...own(), answers, answeredAt: writtenAt(), week })
  }

  const { drafts } = readQueued(useOutboxItems(), type)
  const kept = stage.name === 'kept' ? drafts.find(({ item }) => item.id === stage.id) : undefined

  /** Has what waits in the form again. Where the form cannot be kept it waits on as well. */
  function takeBack({ item, answers, answeredAt: writtenAt, week }: QueuedDraft) {
    const isStored = put({ id: item.id, answers, answeredAt: writtenAt, week })
    setStage({ name: type === 'daily' ? 'form' : 'list' })
    if (isStored) removeOutboxItem(item.id)
  }

  function open(checkIn: CheckIn) {
    reply.reset()
    setStage({ name: 'reply', checkIn })
  }

  function submit() {
    setPressed(writtenText(draft.answers))
    setMissing(!hasAllHearts(draft))
    if (!hasAllHearts(draft)) {
      toast({
        title: checkInErrors.ratingsTitle,
        description: checkInErrors.ratingsMissing,
        variant: 'destructive',
      })
      return
    }
    if (sending.isPending) return
    const fail = (description?: string) =>
      toast({ title: notSaved[type], description, variant: 'destructive' })
    const mine: Draft = { ...own(), answeredAt: writtenAt(), week }
    let mayWait: boolean
    try {
      mayWait = queueCheckIn(mine)
    } catch {
      fail()
      return
    }
    if (mayWait) {
      forget()
      markSaving(mine.id)
    }
    const goOn = () => {
      dismissToast()
      begin()
    }
    sending.mutate(
      { draft: mine, mayWait },
      {
        onSuccess: (checkIn) => {
          markSaving(undefined)
          if (!mayWait) forget()
          goOn()
          open(checkIn)
        },
        onError: (error) => {
          markSaving(undefined)
          if (!mayWait) return fail(checkInTexts.notKept)
          if (isRetryable(error)) {
            goOn()
            setStage({ name: 'kept', id: mine.id })
            return
          }
          put(mine)
          removeOutboxItem(mine.id)
          fail()
        },
      },
    )
  }

  const unanswered = stage.name === 'reply' && stage.checkIn.reply === null && reply.isIdle
  useEffect(() => {
    if (unanswered) reply.mutate(stage.checkIn)
  })
  // Once they are saved there is a new draft, and it has none of them.
  const undeliveredCard = useUndeliveredCard(pressed === writtenText(draft.answers) ? [pressed] : [])
  useOpenOnceSent(type, stage, open)
  useArrival(stage.name)
  return {
    stage,
    setStage,
    kept,
    takeBack: isStarted(draft) ? undefined : takeBack,
    draft,
    /** Of a weekly reset: the Monday of the week that it is for, and whether that is over. */
    week,
    isOfLastWeek: week === lastWeekOf(answeredOn),
    change,
    submit,
    missing,
    isSaving: sending.isPending,
    undeliveredCard,
    open,
    reply,
  }
}

/** Goes on to the words back when what was kept has been sent while she looks. */
function useOpenOnceSent(type: CheckInType, stage: Stage, open: (checkIn: CheckIn) => void) {
  const outboxItems = useOutboxItems()
  const { known } = useCheckIns(type)
  const keptId = stage.name === 'kept' ? stage.id : null
  const sent =
    keptId && !outboxItems.some(({ id }) => id === keptId) ? known.find(({ id }) => id === keptId) : undefined
  useEffect(() => {
    if (sent) open(sent)
  })
}

/** Each stage is a new sight in the same place: it begins at its top, and a screen reader is taken there. */
function useArrival(stage: Stage['name']) {
  const last = useRef(stage)
  useEffect(() => {
    if (last.current === stage) return
    last.current = stage
    window.scrollTo(0, 0)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [stage])
}
