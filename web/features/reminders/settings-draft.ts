import { seasons } from '#contract/options.ts'
import type { ReminderSettings, ReminderSettingsInput } from '#contract/reminders.ts'
import { asBoolean, asText, isRecord, orNull, type Parse } from '#web/lib/device/parse.ts'
import { asList, asObject, asOneOf, asPartial } from '#web/lib/device/parse-combinators.ts'
import { readStored, writeStored } from '#web/lib/device/stored-state.ts'
import { draftKeys } from './draft-keys.ts'

type Nudges = ReminderSettingsInput['children'][number]

/** Settings without what no draft needs to hold: the names of her children. */
type Bare = Omit<ReminderSettings, 'children'> & { children: Nudges[] }

export function withoutChildren({ children, ...times }: ReminderSettings): Bare {
  return { ...times, children: children.map(({ name: _name, ...nudges }) => nudges) }
}

/** What she has chosen and not saved yet, and the settings that she chose it over. */
export interface SettingsDraft {
  over: Bare
  chosen: Partial<Omit<Bare, 'children'>>
  switched: Nudges[]
}

const timeFields = {
  allow_real_talk_push: asBoolean,
  real_talk_at: asText,
  wake_at: asText,
  bedtime_at: asText,
  quiet_from: asText,
  quiet_until: asText,
  season: orNull(asOneOf(seasons)),
  timezone: asText,
}
const asNudges = asList(asObject<Nudges>({ id: asText, notify_wake: asBoolean, notify_bedtime: asBoolean }))
const asBare = asObject<Bare>({ ...timeFields, children: asNudges })
const asChosen = asPartial<Omit<Bare, 'children'>>(timeFields)

/** A stored draft: what she chose of it, where it is known over what. */
export const asSettingsDraft: Parse<SettingsDraft> = (stored) => {
  if (!isRecord(stored)) return undefined
  const over = asBare(stored.over)
  return over && { over, chosen: asChosen(stored.chosen) ?? {}, switched: asNudges(stored.switched) ?? [] }
}

/** Where the phone keeps it. */
export const settingsDraftKey = draftKeys.reminders

export const emptyDraft = (saved: ReminderSettings): SettingsDraft => ({
  over: withoutChildren(saved),
  chosen: {},
  switched: [],
})

/** The settings as the form shows them. What she has not touched is as it was last read. */
export function withDraft(saved: ReminderSettings, { chosen, switched }: SettingsDraft): ReminderSettings {
  const children = saved.children.map((child) => ({ ...child, ...findOf(switched, child) }))
  return { ...saved, ...chosen, children }
}

export const isUnsaved = (saved: ReminderSettings, draft: SettingsDraft): boolean =>
  JSON.stringify(withDraft(saved, draft)) !== JSON.stringify(saved)

/** The settings were read: what has been saved elsewhere since she chose stays as it was saved there. */
export function dropSavedElsewhere(saved: ReminderSettings): void {
  const draft = readStored(settingsDraftKey, asSettingsDraft)
  if (!draft) return
  const { over } = draft
  const isUntouched = (id: string) => {
    const [now, before] = [saved, over].map(({ children }) => children.find((child) => child.id === id))
    return now && before && isSame(now, before)
  }
  keepDraft(saved, {
    over: withoutChildren(saved),
    chosen: pick(draft.chosen, (name) => saved[name] === over[name]),
    switched: draft.switched.filter(({ id }) => isUntouched(id)),
  })
}

/** The settings were saved as they were sent: what she has chosen since is still to be. */
export function dropSent(saved: ReminderSettings, sent: SettingsDraft): void {
  const draft = readStored(settingsDraftKey, asSettingsDraft) ?? emptyDraft(saved)
  keepDraft(saved, {
    over: withoutChildren(saved),
    chosen: pick(draft.chosen, (name) => draft.chosen[name] !== sent.chosen[name]),
    switched: draft.switched.filter((nudges) => {
      const known = findOf(sent.switched, nudges)
      return !known || !isSame(known, nudges)
    }),
  })
}

const keepDraft = (saved: ReminderSettings, draft: SettingsDraft) =>
  writeStored(settingsDraftKey, isUnsaved(saved, draft) ? draft : undefined)

function pick(chosen: SettingsDraft['chosen'], stays: (name: keyof typeof chosen) => boolean) {
  const names = Object.keys(chosen) as (keyof typeof chosen)[]
  return Object.fromEntries(
    names.filter(stays).map((name) => [name, chosen[name]]),
  ) as SettingsDraft['chosen']
}

const findOf = (all: readonly Nudges[], { id }: Nudges) => all.find((one) => one.id === id)

const isSame = (one: Nudges, other: Nudges) =>
  one.notify_wake === other.notify_wake && one.notify_bedtime === other.notify_bedtime
