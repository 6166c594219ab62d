import { expect, test } from 'vitest'
import { planFor } from './request-plan.ts'

const origin = 'https://lightly.example'
const files = new Set(['/icon-192.png', '/assets/index-1.js'])
const plan = (path: string, mode = 'cors', method = 'GET') =>
  planFor({ method, mode, url: new URL(path, origin).href }, origin, files)

test('every address of the app opens as a page', () => {
  expect(plan('/home', 'navigate')).toBe('page')
  expect(plan('/chat?sos=true', 'navigate')).toBe('page')
})

test('files of the build, of this version or of one before, are answered from what is stored', () => {
  expect(plan('/assets/index-1.js')).toBe('file')
  expect(plan('/assets/index-0.js')).toBe('file')
  expect(plan('/icon-192.png?x=1')).toBe('file')
})

test("a member's words are never the worker's", () => {
  expect(plan('/api/threads')).toBe('leave')
  expect(plan('/api/export', 'navigate')).toBe('leave')
  expect(plan('/start-checkout', 'navigate', 'POST')).toBe('leave')
  expect(plan('/uploads/1.jpg', 'no-cors')).toBe('leave')
})

test('another site is not ours to answer for', () => {
  expect(plan('https://elsewhere.example/assets/index-1.js')).toBe('leave')
  expect(plan('https://elsewhere.example/home', 'navigate')).toBe('leave')
})
