import { X } from 'lucide-react'
import type { FormEvent, RefObject } from 'react'
import { postTexts as texts } from '#content/village/texts.ts'
import { limits } from '#contract/limits.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CharactersLeft } from '#web/ui/characters-left.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { AnonymousSwitch } from './anonymous-switch.tsx'
import { HouseRulesDialog } from './house-rules-dialog.tsx'
import { NewAccountNote } from './new-account-note.tsx'
import type { useSendReply } from './use-send-reply.ts'
import { Warnings } from './warnings.tsx'

interface ReplyBoxProps {
  reply: ReturnType<typeof useSendReply>
  /** Whom she answers; null where it is the post. */
  answering: string | null
  box: RefObject<HTMLElement | null>
}

/** Where she replies, to the post or to a reply. */
export function ReplyBox({ reply, answering, box }: ReplyBoxProps) {
  const { draft, change, rules } = reply

  function submit(event: FormEvent) {
    event.preventDefault()
    reply.submit()
  }

  return (
    <Card ref={box}>
      <form ref={reply.form} onSubmit={submit} className="grid gap-3" noValidate>
        {answering !== null && (
          <div className="flex items-center justify-between gap-2 text-muted text-sm">
            <span className="wrap-anywhere min-w-0">{texts.answering(answering)}</span>
            <IconButton label={texts.noAnswering} onClick={() => change({ parentId: '' })}>
              <X aria-hidden className="size-5" />
            </IconButton>
          </div>
        )}
        <div className="grid gap-1.5">
          <TextareaField
            label={texts.replyLabel}
            placeholder={texts.replyPlaceholder}
            rows={2}
            maxLength={limits.postMax}
            value={draft.content}
            error={reply.error}
            onChange={({ target }) => change({ content: target.value })}
          />
          <CharactersLeft text={draft.content} max={limits.postMax} />
        </div>
        <AnonymousSwitch
          label={texts.replyAnonymous}
          isOn={draft.isAnonymous}
          onChange={(isAnonymous) => change({ isAnonymous })}
        />
        <NewAccountNote left={rules.standing?.new_account?.replies_left} what="replies" />
        <Warnings
          warnings={reply.warnings}
          busy={reply.isSending}
          onPostAnyway={() => reply.submit(reply.warnings)}
        />
        <Button type="submit" busy={reply.isSending} busyLabel={texts.sending}>
          {texts.reply}
        </Button>
      </form>
      <p role="status" className="sr-only">
        {reply.wasSent && texts.sent}
      </p>
      <HouseRulesDialog open={rules.isAsking} onClose={rules.putOff} onAccepted={rules.accept} />
    </Card>
  )
}
