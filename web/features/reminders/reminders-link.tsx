import { Bell } from 'lucide-react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { paths } from '#web/paths.ts'
import { LinkRow } from '#web/ui/link-row.tsx'

/** The way from her account to her reminders. */
export function RemindersLink() {
  return <LinkRow to={paths.reminders()} icon={Bell} title={texts.title} text={texts.accountHint} />
}
