import { describe, expect, test } from 'vitest'
import { assess } from '../safety/assess.ts'
import { explicitCard } from './signals.ts'

describe('what was swallowed', () => {
  test.each([
    'he swallowed a button battery',
    'my toddler drank bleach',
    'ate my tablets',
    'she got into the snail bait',
    'I gave him double the panadol',
    'I accidentally drank bleach',
  ])('%j is Poisons’ first, on the server and on the phone', (text) => {
    expect(assess(text)).toMatchObject({ level: 'emergency', certainty: 'explicit' })
    expect([assess(text).cardId, explicitCard(text)]).toEqual(['emergency-poison', 'emergency-poison'])
  })

  test.each([
    'he swallowed a battery and hes gone floppy',
    'she drank the drain cleaner and now shes fitting',
    'he ate my tablets and I cant wake him',
  ])('%j has 000 first', (text) => {
    expect([assess(text).cardId, explicitCard(text)]).toEqual(['emergency-medical', 'emergency-medical'])
  })

  test.each([
    ['i drank bleach', 'emergency-life'],
    ['my sister took all her tablets', 'emergency-friend'],
    ['shes choking on a grape', 'emergency-medical'],
  ])('%j keeps the graver card', (text, card) => {
    expect(assess(text)).toMatchObject({ certainty: 'explicit', cardId: card })
  })
})

describe('a baby who moves less before birth', () => {
  test.each([
    'baby not moving much today 34 weeks',
    'no kicks all day n its not like him. 32 wks',
    'baby hasnt kicked since yesterday, 37 weeks',
    'i havent felt baby move since this morning',
    'no fetal movement since last night',
    'baby is really quiet today im 36 weeks',
  ])('%j is the maternity unit’s', (text) => {
    expect(assess(text).level).toBe('emergency')
    expect(assess(text).cardId).toBe('emergency-pregnancy')
  })

  test.each([
    'my baby is 3 weeks old and isnt moving much',
    'hes not moving and hes gone floppy, 34 weeks',
    '34 weeks, baby hasnt moved all day and im bleeding',
  ])('%j has 000 first', (text) => {
    expect(assess(text).cardId).toBe('emergency-medical')
  })
})

describe('who does not trust herself, or has done something', () => {
  test.each([
    ['i dont trust myself with the baby', 'crisis-unsafe'],
    ['i might hurt her', 'crisis-unsafe'],
    ["I'm scared of what I might do tonight", 'crisis-suicide'],
    ['i had awful thoughts and then i smacked him', 'crisis-unsafe'],
  ])('%j is not told that a scary thought is no wish', (text, card) => {
    expect(assess(text).cardId).toBe(card)
  })

  test.each([
    'im scared i might hurt my baby',
    'i keep getting horrible pictures of her falling down the stairs and im terrified',
  ])('%j is', (text) => {
    expect(assess(text).cardId).toBe('crisis-intrusive-thoughts')
  })
})
