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
  /** Which of hers a copy has, where that is not all. */
  isCopied?: RawBuilder<unknown>
  /** Columns that a copy of her data leaves out: secrets, which would open a door, and the copy itself. */
  secret?: string[]
}

const by =
  (column: string) =>
  ({ id }: Member) =>
    sql`${sql.ref(column)} = ${id}`

const hers = (name: string): MemberTable => ({ name, isHers: by('user_id') })

/** What she deleted a moment ago can still be brought back, but for her it is gone. */
const inKeptThread = sql`(user_id, thread_id) in (select user_id, id from threads where deleted_at is null)`

/** What she claimed, and what was bought as her customer and never claimed. */
const herCheckouts = ({ id }: Member) =>
  sql`(claimed_by = ${id} or stripe_customer_id in (select stripe_customer_id from billing_customers where user_id = ${id}))`

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
  { ...hers('threads'), isCopied: sql`deleted_at is null` },
  { ...hers('messages'), isCopied: inKeptThread },
  { ...hers('saved_threads'), isCopied: inKeptThread },
  hers('chat_settings'),
  hers('safety_events'),
  hers('free_replies'),
  hers('model_usage'),
  hers('reminder_settings'),
  hers('notes'),
  hers('reminders'),
  {
    name: 'pushes',
    isHers: ({ id }) => sql`subscription_id in (select id from push_subscriptions where user_id = ${id})`,
  },
  { ...hers('push_subscriptions'), secret: ['endpoint', 'p256dh', 'auth'] },
  {
    // Hashes that a second trial is known by.
    name: 'used_trials',
    isHers: (member) => sql`checkout_id in (select id from checkouts where ${herCheckouts(member)})`,
    secret: ['digest'],
  },
  { name: 'checkouts', isHers: herCheckouts, secret: ['nonce_hash', 'stripe_session_url'] },
  // After the checkouts, which are found by her customer.
  hers('subscriptions'),
  hers('billing_customers'),
  hers('account_deletions'),
  { ...hers('exports'), secret: ['archive'] },
  { ...hers('auth.one_time_token'), secret: ['token_hash'] },
  { ...hers('auth.one_time_code'), secret: ['code_hash'] },
  { ...hers('auth.pending_sign_in'), secret: ['token_hash'] },
  {
    name: 'auth.provider_visit',
    isHers: by('link_user_id'),
    secret: ['state_hash', 'code_verifier', 'nonce'],
  },
  { ...hers('auth.known_device'), secret: ['token_hash'] },
  { ...hers('auth.recovery_code'), secret: ['code_hash'] },
  { ...hers('auth.factor'), secret: ['secret'] },
  // Counted tries; her id stands in the key.
  { name: 'auth.attempt', isHers: ({ id }) => sql`position(${id}::text in key) > 0` },
  {
    name: 'auth.refresh_token',
    isHers: ({ id }) => sql`session_id in (select id from auth.session where "userId" = ${id})`,
    secret: ['token_hash'],
  },
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
