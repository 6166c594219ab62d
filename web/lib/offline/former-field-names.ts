import { isRecord } from '../device/parse.ts'

/** What an app of before called the fields of a body, by what they are called now. */
const formerNames = { answers: 'told', answered_at: 'told_at' }

/**
 * A body that waits, with the field names that the server takes, whatever the app that put it in called them. Answers whether any was
 * called otherwise: what was refused for that is to be sent again.
 */
export function withCurrentNames(body: unknown): { body: unknown; isRenamed: boolean } {
  if (!isRecord(body)) return { body, isRenamed: false }
  const renamed = Object.entries(formerNames).filter(([name, former]) => former in body && !(name in body))
  const rest = Object.entries(body).filter(([name]) => !renamed.some(([, former]) => former === name))
  const named = renamed.map(([name, former]) => [name, body[former]])
  return { body: Object.fromEntries([...rest, ...named]), isRenamed: renamed.length > 0 }
}
