import { onlineManager, useQuery } from '@tanstack/react-query'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { hasEnoughToCompare, type Post } from '#contract/village.ts'
import { similarPostsQuery } from './api.ts'

/** She pauses so long when she has written a thought. */
const pauseMs = 800

const subscribe = (changed: () => void) => onlineManager.subscribe(changed)
const isOnline = () => onlineManager.isOnline()

/** Threads of others like what she is writing, from some words on, once she pauses. None where nobody can be asked. */
export function useSimilarPosts(words: string): readonly Post[] {
  const [paused, setPaused] = useState(words)
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), pauseMs)
    return () => clearTimeout(timer)
  }, [words])
  const mayAsk = useSyncExternalStore(subscribe, isOnline) && hasEnoughToCompare(words)
  const { data } = useQuery({ ...similarPostsQuery(paused), enabled: mayAsk && hasEnoughToCompare(paused) })
  return mayAsk ? (data ?? []) : []
}
