import { expect, test } from 'vitest'
import { isAsking, isPlainlyTold } from './plainly-told.ts'

test.each([
  'is it me?',
  'what do i even say',
  'am i always cross',
  'im going over the week like is he right',
  'tonight its did i sound rude',
  'i just sit there and think is it me',
  'they like a sausage dont they',
  'i wonder if she minds',
])('asks or supposes: %s', (sentence) => {
  expect(isAsking(sentence)).toBe(true)
})

test.each([
  'we did it in two meetings',
  'i have it in the shed',
  'it is cold. i was there',
  'the day we moved it was raining',
  'that was it for the week',
  'as cold as it is, we went',
])('asks nothing: %s', (sentence) => {
  expect(isAsking(sentence)).toBe(false)
})

const told = (text: string) => isPlainlyTold(text.split(' '))

test.each([
  'she rang my actual sergeant major',
  'he comes to bed in a hat and says hello',
  'it was raining, we went anyhow',
  'i know he is there',
  'i gave it to him the day it was warm',
  'it was the only thing i had',
  'it happens every time she laughs',
  'she was with me for a week',
])('is told in clauses with a joint between: %s', (text) => {
  expect(told(text)).toBe(true)
})

test.each([
  'im not a napper i lie there',
  'my mum nearly cried it was from the good shop',
  'he is the easy one hes like a loaf',
  'we finished school yes',
  'i mean in the bus',
  'we were talking about poo',
  'she is proud of me or ashamed',
  'i picked her up from me mums',
  'he drives better than his father, dont quote me',
])('is not: %s', (text) => {
  expect(told(text)).toBe(false)
})
