import { useState } from 'react'
import { besideCardReply, fallbackReply } from '#content/check-in-replies.ts'
import { checkInTexts } from '#content/check-ins.ts'
import { type CheckIn, writtenAnswers } from '#contract/check-ins.ts'
import { errorTexts } from '#contract/errors.ts'
import { gravestNotice, isGrave, type SafetyAnswer, withAnswer } from '#contract/safety.ts'
import { CallError } from '#web/lib/api/call.ts'
import { paths } from '#web/paths.ts'
import { isGraveCard } from '#web/safety/card-for-reply.ts'
import { OtherLanguage } from '#web/safety/other-language.tsx'
import { SafetyCard } from '#web/safety/safety-card.tsx'
import { useScreenCard } from '#web/safety/screen-card.ts'
import { SoftLine } from '#web/safety/soft-line.tsx'
import { useFirstForeignText } from '#web/safety/use-first-foreign-text.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { answerSafety } from './answer-safety.ts'
import type { useReply } from './api.ts'
import { carryToChat } from './carry-to-chat.ts'
import { CheckInAnswers } from './check-in-answers.tsx'

interface CheckInReplyProps {
  checkIn: CheckIn
  reply: Pick<ReturnType<typeof useReply>, 'data' | 'error' | 'isError' | 'mutate'>
  onDone: () => void
}

/** What she told, the safety card where one is due, and the words that answer her; then on to the chat, or done. */
export function CheckInReply({ checkIn, reply, onDone }: CheckInReplyProps) {
  // Whichever of the two answers finds more in her words.
  const found = gravestNotice(checkIn.safety, reply.data?.safety ?? checkIn.safety)
  const [answer, setAnswer] = useState<SafetyAnswer | null>(null)
  const { cardId: called, level, softLine } = answer ? withAnswer(found, answer) : found
  // Asked, she is shown no card beside the question, here or in the frame.
  const cardId = softLine ? null : called
  useScreenCard(called)
  const isInAnotherLanguage = useFirstForeignText(writtenAnswers(checkIn)) !== undefined
  const fallback = isGrave(level) ? besideCardReply : fallbackReply(checkIn.type, checkIn.responses)
  const text = checkIn.reply ?? reply.data?.text ?? (reply.isError ? fallback : null)
  const isFirst = isGraveCard(cardId)
  const card = cardId && <SafetyCard id={cardId} of={checkIn.id} />
  return (
    <div className="grid gap-4">
      {isFirst && card}
      {softLine && (
        <SoftLine
          onAnswer={(given) => {
            setAnswer(given)
            answerSafety(checkIn, { answer: given, cardId: softLine })
            if (given !== 'safe') window.scrollTo(0, 0)
          }}
        />
      )}
      {isInAnotherLanguage && <OtherLanguage />}
      <Card className="grid gap-4">
        <div role="status" className="grid gap-3">
          {text === null ? (
            <p className="flex items-center gap-2 text-muted">
              <Spinner />
              {checkInTexts.analysing}
            </p>
          ) : (
            <p dir="auto" className="whitespace-pre-line wrap-anywhere">
              {text}
            </p>
          )}
        </div>
        {text !== null && !reply.isError && <p className="text-muted text-sm">{checkInTexts.byAi}</p>}
        {reply.isError && (
          <Banner
            role="alert"
            title={reply.error instanceof CallError ? reply.error.message : errorTexts.unexpected}
            action={
              <Button variant="quiet" size="sm" className="-ml-4" onClick={() => reply.mutate(checkIn)}>
                Try again
              </Button>
            }
          >
            {checkInTexts.fallbackNote}
          </Banner>
        )}
        <div className="flex flex-wrap gap-2">
          <AppLink
            to={paths.chat()}
            className={`${buttonClass('primary')} flex-auto`}
            onClick={() => carryToChat(checkIn)}
          >
            Talk it through
          </AppLink>
          <Button variant="secondary" className="flex-auto" onClick={onDone}>
            Done
          </Button>
        </div>
      </Card>
      {!isFirst && card}
      <section aria-labelledby="told" className="grid gap-2 px-1">
        <h2 id="told" className="text-base">
          What you said
        </h2>
        <CheckInAnswers answers={checkIn} />
      </section>
    </div>
  )
}
