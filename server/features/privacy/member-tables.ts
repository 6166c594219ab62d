import type { RawBuilder } from 'kysely'
import { sql } from '#server/database/client.ts'

interface Member {
  id: string
  email: string
}

interface MemberTable {
  /** With its schema where that is not `public`. */
  name: string
  /** Which of its rows are hers. */
  isHers: (member: Member) => RawBuilder<unknown>
  /** Columns that a copy of her data leaves out: secrets, which would open a door, and the copy itself. */
  secret?: string[]
}

const by =
  (column: string) =>
  ({ id }: Member) =>
    sql`${sql.ref(column)} = ${id}`

const hers = (name: string): MemberTable => ({ name, isHers: by('user_id') })

/**
 * Every table that holds something of a member: the whole of her export, and all that goes when her account does.
 * A new table with a reference to a member belongs here, and a test says so until it does.
 */
export const memberTables: MemberTable[] = [
  hers('profiles'),
  hers('children'),
  hers('child_settings'),
  hers('you_today_insights'),
  hers('check_ins'),
  hers('threads'),
  hers('messages'),
  hers('saved_threads'),
  hers('chat_settings'),
  hers('safety_events'),
  hers('subscriptions'),
  hers('billing_customers'),
  { name: 'checkouts', isHers: by('claimed_by'), secret: ['nonce_hash', 'stripe_session_url'] },
  hers('account_deletions'),
  { ...hers('exports'), secret: ['archive'] },
  { name: 'auth.session', isHers: by('userId'), secret: ['token'] },
  {
    name: 'auth.account',
    isHers: by('userId'),
    secret: ['password', 'accessToken', 'refreshToken', 'idToken'],
  },
  {
    // Links that were mailed: the member stands in the value, or her address in the name.
    name: 'auth.verification',
    isHers: ({ id, email }) =>
      sql`(position(${id}::text in value) > 0 or position(${email}::text in lower(identifier || value)) > 0)`,
    secret: ['identifier', 'value'],
  },
  { name: 'auth.user', isHers: by('id') },
]
