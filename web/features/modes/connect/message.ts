import { type NeedId, needs, type PersonId, people } from '#content/modes/connect.ts'

/** A short message to a person; wordings count from 0 and go round for ever. */
export function messageFor(person: PersonId, need: NeedId, wording: number): string {
  const hello = people.find(({ id }) => id === person)?.hello
  const wordings = needs.find(({ id }) => id === need)?.wordings ?? []
  return [hello, wordings[wording % wordings.length]].join(' ')
}
