import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { demoMember, demoPeople } from '#content/demo/people.ts'
import { villageTopics } from '#contract/options.ts'
import { assessText } from '#server/features/village/assess-text.ts'
import { hasLink, warningsIn } from '#server/features/village/text-rules.ts'
import { type PlannedThread, planVillage } from './plan.ts'
import { parseThreads, readShortReplies, readVillage } from './read-threads.ts'

const village = readVillage()
const everyText = [
  ...village.flatMap(({ content, replies }) => [
    content,
    ...replies.flatMap((reply) => [reply.content, ...reply.answers.map((answer) => answer.content)]),
  ]),
  ...Object.values(readShortReplies()).flat(),
]

test('three hundred threads in thirteen topics, no two of them alike', () => {
  expect(new Set(village.map(({ content }) => content)).size).toBe(300)
  for (const topic of villageTopics)
    expect(village.filter((thread) => thread.topic === topic).length).toBeGreaterThanOrEqual(23)
  for (const { content } of village)
    expect(content.split(/[.!?]+(?:\s|$)/).filter(Boolean).length, content).toBeLessThanOrEqual(9)
})

test('for more than half of the threads two replies or more were written for just them', () => {
  const own = village.filter(({ replies }) => replies.length >= 2)
  expect(own.length).toBeGreaterThan(150)
  const said = village.flatMap(({ replies }) => replies.map(({ content }) => content))
  expect(new Set(said).size).toBe(said.length)
})

test('all of it stands there for everybody: nothing is held, none has a card', () => {
  for (const text of everyText) {
    expect(assessText(text).publication, text).toEqual({ isHeld: false, card: null })
    expect(warningsIn(text), text).toEqual([])
    expect(hasLink(text), text).toBe(false)
  }
})

test('whoever speaks lives there, and no text has more than a first name', () => {
  const known = new Set<string>([...demoPeople, demoMember.name])
  const speakers = village.flatMap(({ by, replies }) => [
    by,
    ...replies.flatMap((reply) => [reply.by, ...reply.answers.map((answer) => answer.by)]),
  ])
  expect(speakers.filter((name) => !known.has(name))).toEqual([])
  expect(everyText.filter((text) => /\b\d{1,4} ?(?:mg|ml|mls|mcg)\b/i.test(text))).toEqual([])
})

const now = new Date('2026-06-10T02:30:00Z')
const texts = ({ replies }: PlannedThread) => replies.map(({ content }) => content)

test('the same moment has the same village, and no short reply is said often in one topic', () => {
  const planned = planVillage(now)
  expect(planVillage(now)).toEqual(planned)
  const short = new Set(Object.values(readShortReplies()).flat())
  for (const topic of villageTopics) {
    const said = planned.filter((thread) => thread.topic === topic).flatMap(texts)
    for (const text of short)
      expect(said.filter((each) => each === text).length, `${topic}: ${text}`).toBeLessThanOrEqual(3)
  }
  for (const thread of planned) {
    expect(new Set(texts(thread)).size).toBe(thread.replies.length)
    for (const { parentId } of thread.replies)
      if (parentId) expect(thread.replies.find(({ id }) => id === parentId)?.parentId).toBeNull()
    for (const { by, hearts } of thread.replies) expect(hearts).not.toContain(by)
  }
  const ids = planned.flatMap(({ id, replies }) => [id, ...replies.map((reply) => reply.id)])
  expect(new Set(ids).size).toBe(ids.length)
})

test('a line that nobody says, or that answers nothing, is named', () => {
  expect(() => parseThreads('General', 'Mia: Hello\nsomething')).toThrow(
    'General, line 2 is no text of anybody',
  )
  expect(() => parseThreads('General', '  Mia: Hello')).toThrow('line 1 answers nothing')
  expect(() => parseThreads('General', 'Mia: Hello\n    Bec: Hi')).toThrow('line 2 answers nothing')
  expect(parseThreads('General', '~Mia?: Hello?\n  Bec: Hi\n    ~Mia: Oh')).toEqual([
    {
      topic: 'General',
      kind: 'ask',
      by: 'Mia',
      isAnonymous: true,
      content: 'Hello?',
      replies: [
        {
          by: 'Bec',
          isAnonymous: false,
          content: 'Hi',
          answers: [{ by: 'Mia', isAnonymous: true, content: 'Oh' }],
        },
      ],
    },
  ])
})

test('none of it is in what a phone fetches or a server reads', () => {
  const root = join(import.meta.dirname, '..', '..')
  const sources = globSync('{contract,reading,server,web,content}/**/*.{ts,tsx}', { cwd: root })
  expect(sources.length).toBeGreaterThan(500)
  const readers = sources.filter(
    (file) =>
      !file.startsWith('content/demo/') && readFileSync(join(root, file), 'utf8').includes('content/demo'),
  )
  expect(readers).toEqual([])
})
