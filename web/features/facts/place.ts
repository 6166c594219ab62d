import { useState } from 'react'

/** What she typed, here or in the chat that leads here, and the topic that stands open. */
interface Place {
  search: string
  topic: string
}

const start: Place = { search: '', topic: '' }

/**
 * Where she is on the page. It goes with this entry of the browser's history, so that 'back' finds it again; in an
 * address it would reach the server when the page is loaded anew.
 */
export function usePlace(): [Place, (change: Partial<Place>) => void] {
  const [place, setPlace] = useState<Place>(() => ({ ...start, ...history.state?.factsPlace }))
  function change(part: Partial<Place>) {
    const next = { ...place, ...part }
    history.replaceState({ ...history.state, factsPlace: next }, '')
    setPlace(next)
  }
  return [place, change]
}

/** Put on the way to an answer: 'back' is then one step in the browser's history. */
export const fromList = { isFromList: true }

/** Whether this answer was reached from the list. */
export const isFromList = (): boolean => history.state?.isFromList === true
