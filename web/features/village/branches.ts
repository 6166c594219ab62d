import type { VillageReply } from '#contract/village.ts'

/** A reply to the post, and what answers it. */
export interface Branch {
  reply: VillageReply
  answers: VillageReply[]
}

/** Replies in their order, oldest first, each with its answers. An answer to what is not there stands by itself. */
export function branchesOf(replies: readonly VillageReply[]): Branch[] {
  const branches = new Map<string, Branch>()
  for (const reply of replies) {
    const branch = branches.get(reply.parent_id ?? '')
    if (branch) {
      branch.answers.push(reply)
      // What answers an answer stands beside it.
      branches.set(reply.id, branch)
    } else branches.set(reply.id, { reply, answers: [] })
  }
  return [...new Set(branches.values())]
}
