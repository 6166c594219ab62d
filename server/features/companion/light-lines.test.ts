import { describe, expect, it } from 'vitest'
import { fallbackEntries } from '#content/companion/fallbacks.ts'
import { library } from '#content/companion/library.ts'
import { ask } from '#server/testing/ask-companion.ts'

const everything = [...library, ...fallbackEntries]
const entryFor = (text: string) => ask(text).entryId
const topicFor = (text: string) => everything.find(({ id }) => id === entryFor(text))?.topic

describe('a line of every day', () => {
  it.each([
    'sat in the sun for a bit',
    'sitting in the car',
    'sat on the couch',
    'the baby is kicking',
    'she is 8 weeks old',
    '24 weeks today',
    'my sister is away this week',
    'what did I say her age was',
    'my coffee is cold',
    'my tea went cold',
    "it's cold today",
    'put her down at seven',
    'finally sat down',
    'she is back down',
    'my best friend is pregnant',
    'my sister is pregnant',
    'a new haircut',
    'new shoes',
    'started a new book',
    'it was my birthday yesterday',
    'the weeks are flying by',
    'nappy change done',
    'jumping in puddles',
    'telling him a story',
    'parking spot right out front',
    'a date night',
    'boiled eggs for lunch',
    'flat white in the sun',
    'the baby fell asleep in the car',
    'singing to her',
    'a naming ceremony in spring',
    'my sister called me names',
    "it was the best cake I'm telling you",
  ])('%s: is asked about, not guessed at', (text) => {
    expect(topicFor(text)).toBe('general')
  })

  it.each([
    'she is sitting up now',
    'she is walking now',
    'she slept through',
    'he slept through last night',
    'slept well',
    'slept 8 hours',
    'I slept seven hours straight',
    'slept like a log',
    'they are all asleep',
    'finally asleep',
    'tired but good',
    'tired but happy',
    'scan went well',
    'the ultrasound went well',
    'happy new year',
    'love my new job',
    'a bit better today',
    'so much better today',
    'had a bit of time to myself',
    'had a nice shower',
  ])('%s: is good news', (text) => {
    expect(topicFor(text)).toBe('joy')
  })

  it.each(['my husband cooked dinner', 'hubby made dinner', 'my partner brought me coffee in bed'])(
    '%s: is a kindness of his',
    (text) => {
      expect(entryFor(text)).toBe('partner-kind-thing')
    },
  )
})

describe('a line that weighs', () => {
  it.each(['my husband made me cry', 'my husband brought me down', 'he cooked dinner but we had a fight'])(
    '%s: is no kindness',
    (text) => {
      expect(entryFor(text)).not.toBe('partner-kind-thing')
    },
  )

  it.each([
    ["she hasn't slept through once", 'sleep'],
    ['nobody slept well last night', ['sleep', 'night-phone']],
    ['i wish she slept through', 'sleep'],
    ['got 3 hours sleep', 'sleep'],
    ['she choked on a grape', 'feeding'],
    ['i have a cold again', 'health-worry'],
    ['my to do list is endless', 'mental-load'],
    ['husband snoring', 'sleep'],
    ['my husband sleeps through the crying', 'sleep'],
    ['bub has a cold', 'health-worry'],
    ['the kids have colds', 'health-worry'],
    ['my daughter has a bad cold and is coughing', 'health-worry'],
    ['feeling down', 'overwhelm'],
    ['im really down today', 'overwhelm'],
    ['down', 'overwhelm'],
    ['he keeps kicking me', 'toddler'],
    ['my 2yo is kicking other kids', 'toddler'],
    ['im scared about the scan', 'pregnancy'],
    ['my scan is tomorrow', 'pregnancy'],
    ['had some spotting today', 'pregnancy'],
    ['so many lists', 'mental-load'],
    ['i have felt like this for ages', 'overwhelm'],
    ['he forgot my birthday', 'partner'],
    ['her name was lily', 'grief'],
    ['we named him sam', 'grief'],
    ['nobody says his name', 'grief'],
    ['baby isnt kicking as much today', 'pregnancy'],
    ['he stopped kicking', 'pregnancy'],
    ['the scan did not go well', 'pregnancy'],
    ['my husband made me cry', ['partner', 'crying']],
    ['my partner made me feel stupid', 'partner'],
    ['partner took the kids away from me', 'single'],
    ['slept well but so anxious', 'health-worry'],
    ['i slept 8 hours and still exhausted', 'sleep'],
    ['ive been down for weeks', 'overwhelm'],
    ['will you be my friend', 'about-ai'],
    ['are you my friend', 'about-ai'],
  ])('%s: is still read as %s', (text, topic) => {
    expect([topic].flat()).toContain(topicFor(text))
  })
})
