import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'lightly-safety-'))
})
afterAll(() => rmSync(folder, { recursive: true }))

function read(name: string, how: '--file' | '--talks' = '--file') {
  const command = ['tools/safety.ts', how, join(folder, name)]
  const { status, stdout, stderr } = spawnSync(process.execPath, command, { encoding: 'utf8' })
  const lines = stdout.split('\n').filter(Boolean)
  return { status, rows: lines.map((line) => JSON.parse(line)), stderr }
}

function write(name: string, rows: readonly unknown[]): void {
  writeFileSync(join(folder, name), `${rows.map((row) => JSON.stringify(row)).join('\n')}\n\n`)
}

test('reads a file of messages, row by row', () => {
  write('messages.jsonl', [
    { id: 1, text: 'what time is dinner' },
    { id: 'b', turns: ['hello', 'i just want to', 'die'] },
  ])
  expect(read('messages.jsonl')).toEqual({
    status: 0,
    rows: [
      { id: 1, level: 'none', certainty: 'inferred', cardId: null },
      { id: 'b', level: 'crisis', certainty: 'explicit', cardId: 'crisis-suicide' },
    ],
    stderr: '',
  })
})

test('reads a file of talks, and says what would be shown at each line', () => {
  write('talks.jsonl', [{ id: 7, messages: ['what time is dinner', 'i want to die', 'sausages again'] }])
  const calm = { level: 'none', certainty: 'inferred', cardId: null }
  expect(read('talks.jsonl', '--talks').rows).toEqual([
    {
      id: 7,
      lines: [
        calm,
        { level: 'crisis', certainty: 'explicit', cardId: 'crisis-suicide' },
        { level: 'crisis', certainty: 'explicit', cardId: null },
      ],
    },
  ])
})

test('says which rows it cannot read, and reads the others', () => {
  writeFileSync(join(folder, 'broken.jsonl'), 'no row\n{"id": 2}\n{"id": 3, "text": "hello"}\n')
  const { status, rows, stderr } = read('broken.jsonl')
  expect([status, rows.map(({ id }) => id)]).toEqual([1, [3]])
  expect(stderr.trim().split('\n')).toEqual([
    expect.stringMatching(/^line 1 /),
    expect.stringMatching(/^line 2 /),
  ])
})

test('says so where there is no such file', () => {
  const { status, rows, stderr } = read('none.jsonl')
  expect([status, rows]).toEqual([1, []])
  expect(stderr).toMatch(/none\.jsonl cannot be read/)
})
