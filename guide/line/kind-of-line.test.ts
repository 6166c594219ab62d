import { describe, expect, test } from 'vitest'
import { plainQuestionIn } from '../plain-question.ts'
import { kindOf, plainAnswer } from './kind-of-line.ts'

describe('what a line is', () => {
  test.each([
    ['she passed in march', 'mourning'],
    ['i shouted at the kids tonight', 'outburst'],
    ['i feel like such a bad mum', 'blame'],
    ['im so tired i could cry', 'spent'],
    ['he said sorry', 'hers', 'theirs'],
    ['my boobs are killing me', 'sore', 'hurt'],
    ['hes up again', 'awake'],
    ['mil turned up again', 'theirs', 'plain'],
    ['she slept through!!', 'glad'],
    ['she said mummy today', 'glad'],
    ['she said mummy your face was scary', 'theirs', 'plain'],
    ['she never slept through', 'plain', 'theirs', 'awake'],
    ['ok ill ring', 'plan'],
    ['well not really', 'otherwise'],
    ['im fine', 'fine'],
    ['thats it really', 'done'],
    ['6 and 4', 'age'],
    ['80 a week', 'money'],
    ['i know shes busy', 'theirs', 'plain'],
    [
      'went to the shops then the park then the shops again and the bus and the rain and home and then all of it again',
      'long',
    ],
  ])('%s', (text, ...kinds) => {
    expect(kinds).toContain(kindOf(text))
  })
})

test.each([
  ['yes', 'yes'],
  ['Yeah.', 'yes'],
  ['no', 'no'],
  ['nah', 'no'],
  ['idk', 'idk'],
  ['dunno. everything', 'idk'],
  ['both i guess', 'both'],
  ['nothing', 'nothing'],
  ['nobody', 'nobody'],
  ['yeah that. exactly that', 'exactly'],
  ['ok', 'ok'],
  ['no its not the kids', null],
  ['5 weeks', null],
  ['', null],
])('%j is the answer %s', (text, answer) => {
  expect(plainAnswer(text)).toBe(answer)
})

test.each([
  ['is it just me', 'is-it-just-me'],
  ['am i a bad mum?', 'am-i-bad'],
  ['when does it get easier', 'how-long'],
  ['how long does the bleeding go for', undefined],
  ['what if she thinks ive left her', 'what-if'],
  ['should i be giving them water', undefined],
  ['is it normal that i cry at the news', 'is-it-normal'],
  ['should i tell him?', 'should-i'],
  ['do i text her or is that being silly', 'should-i'],
  ['do you think she hates me?', 'their-mind'],
  ['does he even care', 'their-mind'],
  ['will she remember this', 'will-it'],
  ['can i ask something dumb', 'may-i'],
  ['when should i put her down', undefined],
  ['how do i ask them', undefined],
])('%s asks %s', (text, which) => {
  expect(plainQuestionIn(text)).toBe(which)
})
