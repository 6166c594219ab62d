/** What became of a goal of a week. The first, and those that go on for another week, are still to be asked about. */
export const goalStatuses = ['pending', 'renewed', 'smaller', 'done', 'let_go'] as const
export type GoalStatus = (typeof goalStatuses)[number]
export const openGoals = ['pending', 'renewed', 'smaller'] as const satisfies readonly GoalStatus[]
