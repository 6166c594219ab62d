import type { ComponentType } from 'react'
import type { SafetySurface } from '#contract/safety.ts'
import type { LiveHandlers } from '#web/lib/live/live-handlers.ts'
import type { OutboxItem } from '#web/lib/offline/outbox-item.ts'
import type { Senders } from '#web/lib/offline/senders.ts'
import type { Drafts } from '#web/lib/offline/unsynced.ts'

/** Screens by their path, each fetched when it is opened. */
export type Screens = Record<string, () => Promise<ComponentType>>

/** Is given each reply to what waited on the phone, and the write that it answers: the screen that it was made on may be gone. */
export type OnSent = (reply: unknown, item: Pick<OutboxItem, 'id' | 'route'>) => void

/**
 * What a feature gives to the app; `web/app.tsx` puts them together. It comes with the first screen, whichever that is, so it is data,
 * and whatever is more than a line is imported when it is needed. What the feature keeps for offline it names in `KeptQueries`.
 */
export interface Feature {
  /** Screens without tabs; anybody may open them. */
  publicScreens?: Screens
  /** Screens for everybody; a member has her tabs there. */
  openScreens?: Screens
  memberScreens?: Screens
  /** What stands on a tab, by the tab's address, fetched beside the first screen: that something behind it is new. */
  tabMarks?: Screens
  /** What this phone alone has of hers. */
  drafts?: Drafts
  /** Takes off the phone what is not to stay when her session ends. What she has typed is hers and stays. */
  onSessionEnd?: () => void
  /** Sends writes of its own that wait, where a call is not enough. */
  senders?: Senders
  /**
   * Where what it sent later has her asked whether she is safe, by the path of the write: she may be anywhere by then, and no screen of the
   * feature asks her.
   */
  asks?: Readonly<Record<string, SafetySurface>>
  /** Fetched before anything that waits is sent. */
  onSent?: () => Promise<OnSent>
  /** What it does about changes made elsewhere, fetched once the first screen stands. */
  liveHandlers?: () => Promise<LiveHandlers>
  /** What it does beside its screens, begun once the first one stands. */
  start?: () => Promise<() => void>
}
