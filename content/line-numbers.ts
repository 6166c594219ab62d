import { adviceLines } from './facts/advice-lines.ts'
import { helplines } from './helplines.ts'

/** What the app's own lines may be reached at, by digits alone. */
export const lineNumbers: ReadonlySet<string> = new Set(
  Object.values({ ...adviceLines, ...helplines }).flatMap((line) =>
    [line.phone, 'sms' in line ? line.sms : undefined].flatMap((each) =>
      each ? each.replace(/\D/g, '') : [],
    ),
  ),
).add('000')
