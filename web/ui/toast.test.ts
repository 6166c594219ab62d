import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { currentToast, dismissToast, toast } from './toast.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => {
  dismissToast()
  vi.useRealTimers()
})

test('there is one message at a time, the newest', () => {
  toast({ title: 'First' })
  toast({ title: 'Second', variant: 'destructive' })
  expect(currentToast()).toMatchObject({ title: 'Second', variant: 'destructive' })
})

test('saying the same twice is a new message, so that it is read aloud again', () => {
  toast({ title: 'Saved' })
  const first = currentToast()?.id
  toast({ title: 'Saved' })
  expect(currentToast()?.id).not.toBe(first)
})

test('a message stays 1,000,000 ms, counted from the newest', () => {
  toast({ title: 'First' })
  vi.advanceTimersByTime(600_000)
  toast({ title: 'Second' })
  vi.advanceTimersByTime(999_999)
  expect(currentToast()?.title).toBe('Second')
  vi.advanceTimersByTime(1)
  expect(currentToast()).toBeNull()
})

test('it can be put away', () => {
  toast({ title: 'Saved' })
  dismissToast()
  expect(currentToast()).toBeNull()
})

test('it carries the one thing that may be done about it', () => {
  const onPress = vi.fn()
  toast({ title: 'Chat deleted', action: { label: 'Undo', onPress } })
  currentToast()?.action?.onPress()
  expect(onPress).toHaveBeenCalledOnce()
})
