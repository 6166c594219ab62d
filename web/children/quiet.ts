import type { Child } from '#contract/profile.ts'

/** Whether a child's days are not spoken of: she asked for quiet after a loss, or it is the child who died. */
export const isQuietAbout = (child: Pick<Child, 'died_on'> | undefined, isLossMode: boolean): boolean =>
  isLossMode || Boolean(child?.died_on)
