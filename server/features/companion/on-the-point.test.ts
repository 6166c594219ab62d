import { describe, expect, it } from 'vitest'
import { ask, talk } from '#server/testing/ask-companion.ts'

const entryFor = (text: string) => ask(text).entryId
const lastEntryOf = (texts: readonly string[]) => talk(texts).at(-1)?.entryId

describe('a child who hurts her, and the minute after', () => {
  it.each([
    'my 3 year old bit me and i yelled and now i feel sick',
    'my daughter bit me so hard and i lost it at her',
    'she pulled my hair and i snapped',
    'he headbutted me and i yelled',
    'he hit me in the car and i screamed so loud',
  ])('%s: hurt, loud and how to come back', (text) => {
    expect(entryFor(text)).toBe('rage-hurt-and-yelled')
  })

  it.each([
    'my toddler hit me with a toy',
    'he bit me at pick up',
    'my 2yo threw a truck at my head',
    'my 4 year old punched me in front of everyone',
    'she scratched my face at daycare pick up',
  ])('%s: being hurt by a small one', (text) => {
    expect(entryFor(text)).toBe('tod-hurts-me')
  })

  it.each([
    'i shut the door',
    'i shut the door on him and i feel awful',
    'i shouted and slammed the door and i feel so guilty',
    'i closed the bedroom door and sat on the floor',
    'i put her down and i walked off',
  ])('%s: a door between them', (text) => {
    expect(entryFor(text)).toBe('rage-door')
  })

  it('does not take napping for snapping', () => {
    expect(entryFor('hes napping on me')).not.toMatch(/^rage-/)
    expect(entryFor('everything is grey and im snapping at everyone')).toBe('rage-yelled')
  })

  it('does not take him who walks off for her', () => {
    expect(entryFor('we had the same fight and he walked off')).toBe('partner-fighting')
  })

  it.each([
    'i yelled so loud he cried and now i cant stop thinking about it',
    'i yelled at bedtime and made him cry',
  ])('%s: yelling and repair', (text) => {
    expect(entryFor(text)).toBe('rage-yelled')
  })

  it.each([
    'a bit tired today',
    'feeling a little bit lonely',
    'bit flat this arvo',
    'in bits over the news',
  ])('%s: no bite', (text) => {
    expect(entryFor(text)).not.toMatch(/^tod-/)
  })

  it('takes a bite while feeding for one, and a teenager who slams doors for one', () => {
    expect(entryFor('my 9 month old keeps biting me when i feed him')).toBe('feed-biting')
    expect(entryFor('my teenager hates me, slams doors')).toBe('teen-door')
  })

  it('does not take the age of a child for the old her', () => {
    expect(entryFor('my 3 year old me time never')).not.toBe('id-lost-self')
    expect(entryFor('i miss the old me')).toBe('id-lost-self')
  })
})

describe('whom she does not want to leave', () => {
  it.each([
    [['im back at work in 3 weeks', 'dont want to leave him']],
    [['i go back to work next month', 'i cant bear leaving her']],
    [['mat leave is nearly over', 'i dont want to leave her']],
    [['bub wont settle', 'im not ready to leave him']],
    [['i dont want to leave him']],
    [['I really don’t want to leave them']],
    [['work starts in a week and i dont want to leave my baby girl']],
    [['dreading leaving her with strangers']],
  ])('%s: the baby', (texts) => {
    expect(lastEntryOf(texts)).toBe('work-leaving-baby')
  })

  it.each([
    [['my husband and i keep fighting', 'i dont want to leave him']],
    [['my husband is awful', 'i dont want to leave him']],
  ])('%s: her partner', (texts) => {
    expect(lastEntryOf(texts)).toBe('partner-staying')
  })

  it.each([
    [['i want to leave him']],
    [['should i leave my husband']],
    [['my husband is awful', 'i want to leave him']],
    [['i dont want to leave him', "It's my partner I mean"]],
  ])('%s: leaving a partner, with a number to ring', (texts) => {
    const reply = talk(texts).at(-1)
    expect(reply?.entryId).toBe('partner-breakup')
    expect(reply?.steps.join(' ')).toContain('1800RESPECT')
  })
})

describe('her milk', () => {
  it.each([
    'my milk is drying up',
    'i think my milk is drying up and im devastated',
    'my supply has dropped',
    'milk drying up since my period came back',
    'my supply tanked after i got sick',
    'i have no milk left',
    'my milk hasnt come in',
    'pumping and barely getting anything',
    'is my milk going away',
  ])('%s: her supply', (text) => {
    expect(entryFor(text)).toBe('feed-supply')
  })

  it('is no crying in SOS either', () => {
    expect(ask('my milk is drying up', { isSOS: true }).entryId).not.toMatch(/cry/)
  })
})

describe('how her week was', () => {
  it.each([
    'My week: the nights were hard',
    'the nights were hard this week',
    'nights have been really hard',
    'the nights',
    'My week: rough nights, both of us wrecked',
    'My week: another terrible night',
  ])('%s: the nights', (text) => {
    expect(entryFor(text)).toBe('sleep-hard-nights')
  })

  it.each([
    'My week: it was ok, we went to the park',
    'this week was hard',
    'it was a really hard week',
    'what a week',
    'My week: long',
    "It's been a rough week",
  ])('%s: the week', (text) => {
    expect(entryFor(text)).toBe('vent-week')
  })

  it.each([
    ['My week: i yelled too much', 'rage-yelled'],
    ['My week: we fought a lot', 'partner-fighting'],
    ['My week: kids were sick again', 'health-sick-baby'],
  ])('%s: what she says of it comes first', (text, id) => {
    expect(entryFor(text)).toBe(id)
  })

  it('does not send her to a doctor for the word week', () => {
    for (const text of ['camping in two weeks', 'i have a plan for the week', '30 weeks today'])
      expect(entryFor(text)).not.toBe('over-see-gp')
    expect(entryFor('For weeks')).toBe('over-see-gp')
  })
})
