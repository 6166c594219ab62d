import { forgetReminder, markOf, undoDelete } from './api.ts'
import { RemindMe } from './remind-me.tsx'

/** What a list of things for later needs of reminders: to set one, and to have it go with the thing that it is of. */
export const later = {
  action: ({ id, text }: { id: string; text: string }) => <RemindMe id={id} text={text} />,
  hold: forgetReminder,
  drop: undoDelete,
  first: markOf,
}
