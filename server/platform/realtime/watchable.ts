import type { WatchKind } from '#contract/events.ts'
import type { RootScope } from '#server/database/client.ts'

/**
 * What a feature lets a screen watch: the topic on which it tells what happens to the thing of that id, read in the name of the member
 * just as her route reads it. Null where she may not, or nothing has that id: nobody is told which.
 */
export type FindLiveTopic = (member: RootScope, userId: string, id: string) => Promise<string | null>

export type Watchables = Record<WatchKind, FindLiveTopic>
