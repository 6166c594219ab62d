import { promptLines } from '#content/memory/lines.ts'
import type { MemoryLine } from '#contract/memory.ts'
import type { Scope } from '#server/database/client.ts'
import type { OwnNames } from './leave-out.ts'
import { readRemembered } from './remembered.ts'

/** What a model is told of her beside the talk. */
export interface AboutHer {
  /** A fact each, in plain words; nothing that says who she is to anybody else. */
  lines: string[]
  /** She has asked for quiet after a loss, or said that a child of hers died: nothing is to speak of a baby's age, dates or milestones. */
  lossMode: boolean
  /** Her names: those that are left out of whatever a model is told. */
  names: OwnNames
}

/**
 * What she lets Lightly know of her: what her page 'What Lightly remembers' shows as on, a line each, and none where she has turned all of
 * it off. Never her e-mail, phone, surname or any id. That there was a loss holds either way.
 * @param scope hers
 * @param inChat the chat that is being talked in, whose title says nothing more
 */
export async function aboutHer(
  scope: Scope,
  userId: string,
  now: Date,
  inChat: string | null = null,
): Promise<AboutHer> {
  const { isOn, lossMode, names, lines } = await readRemembered(scope, userId, now)
  const isTitleOf = ({ line_id, chat }: MemoryLine) => line_id === null && chat !== null && chat.id === inChat
  const active = isOn ? lines.filter((line) => line.is_on && !isTitleOf(line)) : []
  return { lines: active.map(({ source, text }) => promptLines[source](text)), lossMode, names }
}
