import { useState } from 'react'

/** What she typed, here or in the chat that leads here, and the topic that stands open. */
interface ListState {
  search: string
  topic: string
}

const start: ListState = { search: '', topic: '' }

/**
 * Where she is on the page. It goes with this entry of the browser's history, so that 'back' finds it again; in an
 * address it would reach the server when the page is loaded anew.
 */
export function useListState(): [ListState, (change: Partial<ListState>) => void] {
  const [state, setState] = useState<ListState>(() => ({ ...start, ...history.state?.factsPlace }))
  function change(part: Partial<ListState>) {
    const next = { ...state, ...part }
    history.replaceState({ ...history.state, factsPlace: next }, '')
    setState(next)
  }
  return [state, change]
}

/** Put on the way to an answer: 'back' is then one step in the browser's history. */
export const fromList = { isFromList: true }

/** Whether this answer was reached from the list. */
export const isFromList = (): boolean => history.state?.isFromList === true
