/** Whose rows a table has, and so who may read and write them on a member's connection. */
export type Shape = 'own' | 'participants' | 'members' | 'moderators' | 'system'

/** The member in whose name a transaction runs; nobody where none is set. */
const actor = "(select nullif(current_setting('app.user_id', true), '')::uuid)"
const hers = `user_id = ${actor}`

interface Rule {
  /** The rows that are there for her to read, as SQL; null where there are none. */
  reads: string | null
  /** The rows that she may insert, change and delete. */
  writes: string | null
}

/** The policies of `lightly_member` on a table of each shape. `lightly_system` reads and writes all of every table. */
export const shapes: Record<Shape, Rule> = {
  /** `user_id` is the member that a row belongs to. */
  own: { reads: hers, writes: hers },
  /** `user_a` and `user_b` share a row; what either does to it is a function's effect. */
  participants: { reads: `${actor} in (user_a, user_b)`, writes: null },
  /** Open to members. `user_id` is the author, or null where she is anonymous: what vanished with a block would unmask her. */
  members: { reads: `${actor} is not null and not is_blocked_between(user_id)`, writes: hers },
  /** For moderators at work as such (`asModerator`); what they do is a function's effect, or the system's. */
  moderators: {
    reads: "(select current_setting('app.acting', true) = 'moderator' and is_moderator())",
    writes: null,
  },
  system: { reads: null, writes: null },
}
