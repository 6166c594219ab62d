import { useMutation } from '@tanstack/react-query'
import { useEffect, useId, useRef } from 'react'
import { houseRules } from '#content/village/house-rules.ts'
import { acceptRules, houseRulesVersion } from '#contract/village.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'
import { Button } from '#web/ui/button.tsx'
import { FieldError } from '#web/ui/field.tsx'
import { Modal } from '#web/ui/modal.tsx'
import { standingQuery } from './api.ts'

interface HouseRulesDialogProps {
  open: boolean
  onClose: () => void
  /** Given where she is asked for her word: she has given it. */
  onAccepted?: () => void
}

/** The house rules: to be read, and before the first post to be agreed to. */
export function HouseRulesDialog({ open, onClose, onAccepted }: HouseRulesDialogProps) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const accept = useMutation({
    mutationFn: () => call(acceptRules, { body: { version: houseRulesVersion } }),
    onSuccess: (standing) => {
      queryClient.setQueryData(standingQuery.queryKey, standing)
      onAccepted?.()
    },
  })
  // What is to be read comes before its buttons, which would else have the focus.
  useEffect(() => {
    if (open) heading.current?.focus()
  }, [open])
  return (
    <Modal open={open} onClose={onClose} labelledBy={id}>
      <div className="grid gap-4 p-[min(1.25rem,6vw)]">
        <h2 ref={heading} id={id} tabIndex={-1} className="text-xl outline-none">
          {houseRules.title}
        </h2>
        <p>{houseRules.intro}</p>
        <ul className="grid gap-3">
          {houseRules.rules.map(({ name, text }) => (
            <li key={name}>
              <strong>{name}.</strong> {text}
            </li>
          ))}
        </ul>
        <p>{houseRules.anonymous}</p>
        <p>{houseRules.unsafe}</p>
        {accept.error && <FieldError id={undefined}>{accept.error.message}</FieldError>}
        <div className="flex flex-wrap-reverse gap-2">
          <Button variant="secondary" className="flex-1" onClick={onClose}>
            {onAccepted ? houseRules.notYet : houseRules.close}
          </Button>
          {onAccepted && (
            <Button
              className="flex-auto"
              busy={accept.isPending}
              busyLabel="One moment…"
              onClick={() => accept.mutate()}
            >
              {houseRules.accept}
            </Button>
          )}
        </div>
      </div>
    </Modal>
  )
}
