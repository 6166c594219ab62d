import type { MemoryLine } from '#contract/memory.ts'
import { paths } from '#web/paths.ts'

/** Where she changes or deletes what a line comes from, as near to it as there is an address; undefined where there is none. */
export function sourcePath({ key, check_in }: Pick<MemoryLine, 'key' | 'check_in'>): string | undefined {
  const [what, at] = key.split(':')
  switch (what) {
    case 'name':
    case 'focus':
    case 'notes':
      return paths.profile()
    case 'season':
      return paths.reminders()
    case 'child':
      return paths.children({ at })
    case 'check-in':
      return check_in === 'weekly_reset' ? paths.weeklyReset({ at }) : paths.checkIn({ at })
    case 'you-today':
      return paths.insights({ at })
    case 'reminder':
      return paths.reminders({ at })
    case 'chat':
      return at && paths.chatThread(at)
    default:
      return undefined
  }
}
