import { expect, test } from 'vitest'
import { asksForWords } from './asks-for-words.ts'

test.each([
  'what do i even say to the key worker tmrw',
  'i need words for the nursery lady',
  'help me write to our landlord',
  'i just want to text her no sugar. how do i word it',
  'what should i text him',
  'wat do i txt them',
  'give me something to say back to mum',
  'whats a nice way to tell her',
])('%s: asks for words', (text) => expect(asksForWords(text)).toBe(true))

test.each([
  'how do i tell if its a rash',
  'how do you tell gas from hunger',
  'i sent a text to my sister',
  'he got a message from work saying hes late',
  'i didnt say anything to her',
  'i dont know what to write here',
  'i have nothing and something to say to her as well',
])('%s: asks for none', (text) => expect(asksForWords(text)).toBe(false))
