import { useState } from 'react'
import type { ChildInput } from '#contract/profile.ts'
import { type ChildForm, emptyChild } from '#web/children/child-form.ts'
import { isRecord } from '#web/lib/device/parse.ts'
import { asForm, asList, asOneOf, asRecordWith } from '#web/lib/device/parse-combinators.ts'
import { deserializeStored, readText, serializeStored, writeText } from '#web/lib/device/stored-state.ts'
import { type AboutForm, emptyAbout } from './about-form.ts'

const steps = [2, 3, 4] as const
export type Step = (typeof steps)[number]

/** What she has told so far, from step 2 on. E-mail and password are never part of it. */
export interface Draft {
  /** The furthest step that she has come to; the address says which one is on show. */
  step: Step
  about: AboutForm
  children: ChildInput[]
  /** The child that she is writing of and has not added yet. */
  child: ChildForm
}

const emptyDraft: Draft = { step: 2, about: emptyAbout, children: [], child: emptyChild }

const asChildren = asList(
  asRecordWith<ChildInput>('name', 'birthdate', 'sensitivities', 'allergies', 'notification_prefs'),
)

/** None of it outlives the tab. */
const tab = 'sessionStorage'
const keyOf = (userId: string) => `onboarding-draft:${userId}`

/** What this tab keeps of a draft, filled up where it is incomplete or cannot be read. */
export function readDraft(userId: string): Draft {
  const kept = deserializeStored(readText(keyOf(userId), tab))
  if (!isRecord(kept)) return emptyDraft
  return {
    step: asOneOf(steps)(kept.step) ?? emptyDraft.step,
    about: asForm(emptyAbout)(kept.about),
    children: asChildren(kept.children) ?? [],
    child: asForm(emptyChild)(kept.child),
  }
}

export function forgetDraft(userId: string): void {
  writeText(keyOf(userId), null, tab)
}

/** A draft that survives a reload and a step back in the browser, in this tab. */
export function useDraft(userId: string) {
  const [draft, setDraft] = useState(() => readDraft(userId))

  function change(part: Partial<Draft>) {
    const next = { ...draft, ...part }
    setDraft(next)
    writeText(keyOf(userId), serializeStored(next), tab)
  }

  return [draft, change] as const
}

const emailKey = 'onboarding-email'

/** The e-mail of an account that she has not made yet, for a reload. A password is kept nowhere. */
export const readEmail = () => readText(emailKey, tab) ?? ''
export const storeEmail = (email: string | null) => writeText(emailKey, email, tab)
