import type { ReactNode } from 'react'
import { forgetReminder, markOf, undoDelete } from './api.ts'
import { RemindMe } from './remind-me.tsx'

/** How what came of a thing for later goes with it. */
export const laterDeletion = { hold: forgetReminder, drop: undoDelete, first: markOf }

/** What a list of things for later needs of reminders: to set one, and to have it go with the thing that it is of. */
export const remindLater = (pushOffer: ReactNode) => ({
  ...laterDeletion,
  action: ({ id, text }: { id: string; text: string }) => (
    <RemindMe id={id} text={text} pushOffer={pushOffer} />
  ),
})
