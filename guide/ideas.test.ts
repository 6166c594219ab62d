import { describe, expect, it } from 'vitest'
import { ideasUsedUp } from '#content/companion/listening/idea-lines.ts'
import { ask, talk } from '#server/testing/ask-companion.ts'
import { momentOf } from './moments/moments.ts'

const ofMoment = (id: string) => momentOf(id)?.ideas ?? []

describe('ideas', () => {
  const told = 'my mother in law keeps telling me how to feed him'

  it('come two at a time, none twice, and then it says that there are no more', () => {
    const asked = talk([told, 'Any ideas?', 'Any more ideas?', 'Any more ideas?']).slice(1)
    const given = asked.flatMap(({ steps }) => steps)
    expect(new Set(given).size).toBe(given.length)
    expect([...given].sort()).toEqual([...ofMoment('mil-comments')].sort())
    expect(ideasUsedUp).toContain(asked.at(-1)?.ack)
  })

  it('come once more where she asks for another in her own words', () => {
    const [, first, second] = talk([told, 'Any ideas?', 'another one'])
    expect(second?.steps.length).toBeGreaterThan(0)
    expect(second?.steps.some((step) => first?.steps.includes(step))).toBe(false)
  })

  it('are those of the sentence that asks, whatever the rest tells', () => {
    const text = 'hes on my chest and im scared to move. any ideas for getting him to take a bottle'
    expect(ofMoment('refuses-bottle')).toEqual(
      expect.arrayContaining(talk([told, text]).at(-1)?.steps ?? ['']),
    )
  })

  it('are offered for none that has no more of them', () => {
    const options = ask('any ideas?', {
      history: [
        { role: 'user', content: told },
        { role: 'assistant', content: ofMoment('mil-comments').join('\n') },
      ],
      recentEntryIds: ['moment-mil-comments'],
    }).options
    expect(options).not.toContain(momentOf('mil-comments')?.name)
  })
})
