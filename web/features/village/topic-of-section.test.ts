import { expect, test } from 'vitest'
import { villageTopics } from '#contract/options.ts'
import { paths } from '#web/paths.ts'
import { topicOfSection } from './topic-of-section.ts'

test('each topic is found by its own address', () => {
  for (const topic of villageTopics) {
    const section = paths.villageSection(topic).split('/').at(-1)
    expect(topicOfSection(section)).toBe(topic)
    // The router decodes by half before it hands it on.
    expect(topicOfSection(decodeURI(section ?? ''))).toBe(topic)
  }
})

test.each(['mum guilt', 'Nowhere', '', '%', undefined])('%s is no topic', (section) => {
  expect(topicOfSection(section)).toBeUndefined()
})
