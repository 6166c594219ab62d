import { queryOptions, useMutation } from '@tanstack/react-query'
import * as memory from '#contract/memory.ts'
import type { RouteInput } from '#contract/route.ts'
import { call } from '#web/lib/api/call.ts'
import { queryClient } from '#web/lib/api/query-client.ts'

export const memoryQuery = queryOptions({
  queryKey: ['memory'],
  queryFn: () => call(memory.readMemory, {}),
})

const show = (now: memory.Memory) => queryClient.setQueryData(memoryQuery.queryKey, now)

/** One after the other, so that what she did last is what shows. */
const scope = { id: 'memory' }

export function useSwitchMemory() {
  return useMutation({
    scope,
    mutationFn: (is_on: boolean) => call(memory.switchMemory, { body: { is_on } }),
    onSuccess: show,
  })
}

/** Switches one line: shown at once, taken back where it cannot be saved. */
export function useSwitchLine() {
  return useMutation({
    scope,
    mutationFn: (body: { key: string; is_on: boolean }) => call(memory.switchMemoryLine, { body }),
    onMutate: ({ key, is_on }) => setLineOn(key, is_on),
    onError: (_, { key, is_on }) => setLineOn(key, !is_on),
    onSuccess: show,
  })
}

function setLineOn(key: string, is_on: boolean): void {
  queryClient.setQueryData(
    memoryQuery.queryKey,
    (held) =>
      held && { ...held, lines: held.lines.map((line) => (line.key === key ? { ...line, is_on } : line)) },
  )
}

type LineBody = RouteInput<typeof memory.saveMemoryLine>['body']

/** Adds a line, changes one, or brings one back. */
export function useSaveLine() {
  return useMutation({
    scope,
    mutationFn: ({ id, body }: { id: string; body: LineBody }) =>
      call(memory.saveMemoryLine, { params: { lineId: id }, body }),
    onSuccess: ({ memory: now }) => void show(now),
  })
}

export function useForgetLine() {
  return useMutation({
    scope,
    mutationFn: (id: string) => call(memory.deleteMemoryLine, { params: { lineId: id } }),
    onSuccess: show,
  })
}
