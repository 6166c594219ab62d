import { expect, test } from 'vitest'
import { isAbout, requestsIn, tells } from './requests.ts'

test.each([
  ['remember that my sister is called Jo', 'my sister is called Jo'],
  ['Please remember I’m vegetarian', "I'm vegetarian"],
  ['I slept a bit. Can you remember that Tuesdays are hard?', 'Tuesdays are hard?'],
  ['Don’t forget that I go back to work in May', 'I go back to work in May'],
  ['keep in mind: we moved to Hobart', 'we moved to Hobart'],
])('%s is to be remembered', (text, what) => {
  expect(requestsIn(text)).toEqual([{ does: 'remember', what }])
})

test.each([
  ['forget that I said Jo is mean', 'I said Jo is mean'],
  ['Please forget what I told you about my job', 'my job'],
  ['can you forget everything about Tom', 'Tom'],
  ['forget about tom', 'tom'],
  ['Please forget about my brother.', 'my brother'],
  ['forget all about my ex', 'my ex'],
  ['Forget that Jo drinks', 'Jo drinks'],
  ['Forget that Tom and Jo are splitting up', 'Tom and Jo are splitting up'],
  ['Can you forget that Tuesdays are hard', 'Tuesdays are hard'],
  ['forget that Sarah can’t drive', "Sarah can't drive"],
  ['forget that thing I said about Tom', 'Tom'],
  ['Don’t remember that my brother is in prison', 'my brother is in prison'],
  ['dont remember what i said about my sister', 'my sister'],
  ['Please don’t remember anything about my ex', 'my ex'],
])('%s is to be forgotten', (text, what) => {
  expect(requestsIn(text)).toEqual([{ does: 'forget', what }])
})

test.each([
  'forget everything',
  'Please forget everything about me.',
  'ok. forget all that you know about me',
  'Forget everything you know.',
  'I am fine. Forget everything you remember.',
])('%s asks for all of it to be forgotten', (text) => {
  expect(requestsIn(text)).toEqual([{ does: 'forget-all', what: '' }])
})

test.each([
  'I can’t remember that at all',
  'remember when we used to sleep?',
  'remember that time at the beach',
  'remember to buy nappies',
  'oh forget it',
  'forget that',
  'I forget that she is only two',
  'forget about dinner, toast it is',
  'I cannot go. forget about dinner',
  'forget about it',
  'I walk in and forget everything',
  'So tired. Forget everything.',
  'She will not remember this',
  'Dont remember that much of the birth',
  'Don’t remember that day at all',
  'dont remember anything about the first month',
  'Don’t remember everything about the birth, it was a blur',
  'Dont remember the part about the epidural',
  'don’t remember that it hurt this much last time',
  'Dont remember that we even had dinner',
  'Forget that for now',
  'Forget that for a minute, he is crying',
  'forget that and tell me about naps',
  'forget that noise, i need sleep',
  'Forget that stupid diet',
  'He slept two hours. Forget that plan then.',
  'Forget that appointment, they cancelled it',
  'forget that nonsense about sleeping when the baby sleeps',
  'Can you forget that you ever had a life before kids?',
  'forget all about dinner, toast it is',
  'Forget all about lunch half the time. So hungry.',
  'Forget all about myself most days',
  'forget about sleep',
  'Forget about having a shower',
  'Forget about work today',
  'Babies are wild. Forget everything you know!',
])('%s asks for nothing', (text) => {
  expect(requestsIn(text)).toEqual([])
})

test('a line is meant where half of what she names stands in it, in whichever form', () => {
  expect(isAbout('my sister is called Jo', 'my sisters name')).toBe(true)
  expect(isAbout('She worries about going back to work', 'work')).toBe(true)
  expect(isAbout('She worries about going back to work', 'my sister Jo')).toBe(false)
  expect(isAbout('my sister is called Jo', 'it')).toBe(false)
})

test('a message tells it where all that she names stands in it', () => {
  expect(tells('my brother went to prison last year, and nobody says so', 'my brother is in prison')).toBe(
    true,
  )
  expect(tells('my brother rang and it was hard', 'my brother is in prison')).toBe(false)
})
