import { useSyncExternalStore } from 'react'

const wide = matchMedia('(min-width: 64rem)')

/** Whether the screen has room for something beside the column that every screen stands in. */
export function useIsWide(): boolean {
  return useSyncExternalStore(subscribe, () => wide.matches)
}

function subscribe(listener: () => void): () => void {
  wide.addEventListener('change', listener)
  return () => wide.removeEventListener('change', listener)
}
