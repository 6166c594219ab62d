import { useQuery } from '@tanstack/react-query'
import { standingQuery } from './api.ts'

/** Whether the Village takes anything new of hers now; where nobody can say, the server does once something is sent. */
export function useCanWrite(): boolean {
  const { data } = useQuery(standingQuery)
  return !data || (data.state === 'open' && !data.paused)
}
