import { randomUUID } from 'node:crypto'
import { saveChild } from '#contract/children.ts'
import { finishOnboarding, saveProfile } from '#contract/profile.ts'
import type { TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

/** A member who has told who she is, with what no answer needs among it: her family name, her number and where to write to her. */
export async function anaHale(server: TestServer) {
  const made = await server.member()
  const about = {
    first_name: 'Ana Hale',
    timezone: 'Australia/Melbourne',
    season: 'Baby (3–12m)' as const,
    focus: 'Mum guilt' as const,
    notes: 'Night shifts. Write to ana@example.com or 0412 345 678, says Mrs Hale.',
    allow_real_talk_push: false,
  }
  await made.call(finishOnboarding, { body: { about, children: [] } })
  await made.call(saveProfile, { body: { full_name: 'Ana Hale', phone: '0412 345 678', notes: about.notes } })
  return made
}

/** A child of a member's. Answers the id. */
export async function addChild(
  member: Visitor,
  name: string,
  birthdate: string | null,
  age_note: string | null = null,
): Promise<string> {
  const childId = randomUUID()
  const body = {
    name,
    birthdate,
    age_note,
    notes: null,
    sensitivities: [],
    allergies: [],
    notification_prefs: { notify_wake: true, notify_bedtime: true },
  }
  await member.call(saveChild, { params: { childId }, body })
  return childId
}
