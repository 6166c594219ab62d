import type { RawBuilder } from 'kysely'
import { sql } from './client.ts'
import type { Shape } from './shapes.ts'

interface Member {
  id: string
  email: string
}

/** Which rows of a table: a condition. */
type Which = (member: Member) => RawBuilder<unknown>

interface Table {
  /** With its schema where that is not `public`. */
  name: string
  shape: Shape
  /** What a copy of a member's data holds of it: which rows, and which columns it leaves out; null where it tells of no member. */
  copy: { rows: Which; without?: string[] } | null
  /** What goes of it with her account; null where nothing of hers is in it. */
  erasure: Which | null
}

const by =
  (column: string): Which =>
  ({ id }) =>
    sql`${sql.ref(column)} = ${id}`

const either =
  (one: Which, other: Which): Which =>
  (member) =>
    sql`(${one(member)} or ${other(member)})`

/** A table of hers from whose rows a copy leaves out `without`: secrets, which would open a door, and what is another's. */
const table = (name: string, shape: Shape, rows: Which = by('user_id'), without: string[] = []): Table => ({
  name,
  shape,
  copy: { rows, without },
  erasure: rows,
})
const own = (name: string, without?: string[]) => table(name, 'own', undefined, without)
const system = (name: string, without?: string[], rows?: Which) => table(name, 'system', rows, without)

/** Of which a copy holds what she has not deleted; all of it goes with her. */
const ownWhere = (name: string, isKept: RawBuilder<unknown>): Table => ({
  ...own(name),
  copy: { rows: (member) => sql`${by('user_id')(member)} and ${isKept}` },
})

/**
 * What members read of one another, whose true author stands in a table of hers: a copy holds what that says is hers, under her name
 * or not. It goes where nobody else said anything `beneath`; else it loses its words and its name with its author's row, by a trigger.
 */
function authored(name: string, authors: string, key: string, beneath: string): Table {
  const isHers: Which = ({ id }) =>
    sql`${sql.ref(`${name}.id`)} in (select ${sql.ref(key)} from ${sql.table(authors)} where user_id = ${id})`
  const isAlone = sql`not exists (
    select from replies beneath where ${sql.ref(`beneath.${beneath}`)} = ${sql.ref(`${name}.id`)} and beneath.is_listed)`
  return {
    name,
    shape: 'members',
    copy: { rows: isHers, without: ['words', 'section', 'is_listed', 'is_gone', 'last_position'] },
    erasure: (member) => sql`(${isHers(member)} and ${isAlone})`,
  }
}

const ofNobody = (name: string): Table => ({ name, shape: 'system', copy: null, erasure: null })

/** What she deleted a moment ago can still be brought back, but for her it is gone. */
const inKeptThread = sql`(user_id, thread_id) in (select user_id, id from threads where deleted_at is null)`

/** What moderators looked at of hers. */
const ofHerCases: Which = ({ id }) => sql`person in (select number from case_people where user_id = ${id})`

/** What she claimed, and what was bought as her customer and never claimed. */
const herCheckouts: Which = ({ id }) =>
  sql`(claimed_by = ${id} or stripe_customer_id in (select stripe_customer_id from billing_customers where user_id = ${id}))`

/**
 * Every table there is: who may see its rows, what a copy of a member's data holds of it, and what goes with her account,
 * in this order. Tests hold the migrated database to it and fail on a table that is not here.
 */
export const tables: Table[] = [
  own('profiles'),
  own('children'),
  own('child_settings'),
  own('you_today_insights'),
  own('check_ins'),
  own('rediscover_entries'),
  own('rediscover_sessions'),
  ownWhere('threads', sql`deleted_at is null`),
  ownWhere('messages', inKeptThread),
  ownWhere('follow_ups', inKeptThread),
  ownWhere('saved_threads', inKeptThread),
  own('chat_settings'),
  own('memory_settings'),
  own('memory_switches'),
  ownWhere('memory_lines', sql`(thread_id is null or ${inKeptThread})`),
  system('safety_events'),
  own('free_replies'),
  own('model_usage'),
  own('reminder_settings'),
  own('notification_settings'),
  own('notifications'),
  own('reminders'),
  own('vision_items'),
  own('vision_boards'),
  {
    ...own('member_blocks', ['blocked_id']),
    // Those of her by others are theirs to have a copy of, and go with her all the same.
    erasure: either(by('user_id'), by('blocked_id')),
  },
  table('moderators', 'moderators'),
  own('village_rules_accepted'),
  own('reports'),
  own('sanctions'),
  // What a case has of her words is hers to have a copy of; what others said of them is not. It goes when the case does.
  {
    ...table('cases', 'moderators', ofHerCases, [
      'reports',
      'reasons',
      'notes',
      'beneath',
      'urgency',
      'told_at',
    ]),
    erasure: null,
  },
  { name: 'moderation_audit', shape: 'moderators', copy: null, erasure: null },
  // After the cases, which are found by her number: it stands for nobody from here on.
  system('case_people'),
  own('post_reactions'),
  own('reply_reactions'),
  own('saved_posts'),
  own('post_follows'),
  own('village_reads'),
  own('alias_blocks'),
  system('former_texts'),
  authored('replies', 'reply_authors', 'reply_id', 'parent_id'),
  authored('posts', 'post_authors', 'post_id', 'post_id'),
  own('reply_authors'),
  own('post_authors'),
  ofNobody('village_topics'),
  system(
    'pushes',
    [],
    ({ id }) => sql`subscription_id in (select id from push_subscriptions where user_id = ${id})`,
  ),
  system('push_subscriptions', ['endpoint', 'p256dh', 'auth']),
  // Hashes that a second trial is known by.
  system(
    'used_trials',
    ['digest'],
    (member) => sql`checkout_id in (select id from checkouts where ${herCheckouts(member)})`,
  ),
  system('checkouts', ['nonce_hash', 'stripe_session_url'], herCheckouts),
  // After the checkouts, which are found by her customer.
  own('subscriptions'),
  system('billing_customers'),
  ofNobody('billing_events'),
  ofNobody('reply_feedback'),
  own('account_deletions'),
  own('exports'),
  // Copies of her data are no part of one.
  ownWhere('files', sql`bucket <> 'exports'`),
  system('auth.one_time_token', ['token_hash']),
  system('auth.one_time_code', ['code_hash']),
  system('auth.pending_sign_in', ['token_hash']),
  system('auth.provider_visit', ['state_hash', 'code_verifier', 'nonce'], by('link_user_id')),
  system('auth.known_device', ['token_hash']),
  system('auth.recovery_code', ['code_hash']),
  system('auth.factor', ['secret']),
  // Counted tries; her id stands in the key.
  system('auth.attempt', [], ({ id }) => sql`position(${id}::text in key) > 0`),
  system(
    'auth.refresh_token',
    ['token_hash'],
    ({ id }) => sql`session_id in (select id from auth.session where "userId" = ${id})`,
  ),
  system('auth.session', ['token'], by('userId')),
  system('auth.account', ['password', 'accessToken', 'refreshToken', 'idToken'], by('userId')),
  // Links that were mailed: the member stands in the value, or her address in the name.
  system(
    'auth.verification',
    ['identifier', 'value'],
    ({ id, email }) =>
      sql`(position(${id}::text in value) > 0 or position(${email}::text in lower(identifier || value)) > 0)`,
  ),
  system('auth.user', [], by('id')),
  ofNobody('auth.signing_key'),
  ofNobody('live_channel'),
  ofNobody('migrations'),
]

interface DefinerFunction {
  /** With its parameters, none of which names who acts: that is `app.user_id`. */
  name: string
  /** What it lets a member do or learn beyond her own rows. */
  effect: string
}

/** Every function that runs with the rights of the system on a member's connection. */
export const definerFunctions: DefinerFunction[] = [
  {
    name: 'mark_not_helpful(reply_id uuid, is_on boolean)',
    effect: 'counts a reply of hers that did not help, or takes that back',
  },
  { name: 'is_moderator()', effect: 'tells her whether she moderates' },
  {
    name: 'notify(recipient uuid, kind text, key text, subject uuid, event uuid)',
    effect: 'puts a notification of what she did into another member’s inbox',
  },
  {
    name: 'is_blocked_between(other uuid)',
    effect: 'tells whether she or the other has blocked the other of them',
  },
  { name: 'read_topics()', effect: 'shows how many posts each topic has, and when something was last said' },
  {
    name: 'section_posts(section text, before bigint, most integer)',
    effect: 'finds the posts of a topic that she may see',
  },
  { name: 'read_posts(ids uuid[])', effect: 'shows those of these posts that she may see' },
  {
    name: 'thread_replies(thread uuid, after bigint, most integer)',
    effect: 'finds the replies of a post that she may see',
  },
  { name: 'read_replies(ids uuid[])', effect: 'shows those of these replies that she may see' },
  {
    name: 'search_village(words text, section text, since timestamp with time zone, before_at timestamp with time zone, before_id uuid, most integer)',
    effect: 'finds posts and replies that she may see by what they say',
  },
  {
    name: 'threads_like(words text, most integer)',
    effect: 'finds the posts of others that she may see and that are like what she is writing',
  },
  {
    name: 'village_standing()',
    effect:
      'tells her how old her account is, what she wrote while it was new, and whether anybody moderates',
  },
  {
    name: 'write_post(client uuid, section text, content text, is_anonymous boolean, names text[], is_held boolean, card text)',
    effect: 'starts a thread of hers, which others read',
  },
  {
    name: 'write_reply(client uuid, thread uuid, parent uuid, content text, is_anonymous boolean, names text[], is_held boolean, card text)',
    effect: 'replies to a post that she may see, and tells those who wait for it',
  },
  {
    name: 'edit_post(post uuid, content text, is_held boolean, card text)',
    effect: 'changes the words of a post of hers',
  },
  {
    name: 'edit_reply(reply uuid, content text, is_held boolean, card text)',
    effect: 'changes the words of a reply of hers',
  },
  { name: 'remove_post(post uuid)', effect: 'takes a post of hers away, with what told of it' },
  { name: 'remove_reply(reply uuid)', effect: 'takes a reply of hers away, with what told of it' },
  {
    name: 'restore_post(post uuid, minutes integer)',
    effect: 'brings back a post that she took away a moment ago',
  },
  {
    name: 'restore_reply(reply uuid, minutes integer)',
    effect: 'brings back a reply that she took away a moment ago',
  },
  {
    name: 'make_post_anonymous(post uuid, names text[])',
    effect: 'takes her name off a post of hers and her replies beneath it',
  },
  {
    name: 'make_reply_anonymous(reply uuid, names text[])',
    effect: 'takes her name off a reply of hers',
  },
  {
    name: 'block_alias(post uuid, reply uuid)',
    effect: 'keeps an alias that she can see out of her sight in its thread',
  },
  {
    name: 'report_writing(thread uuid, reply uuid, reason text, note text, most integer)',
    effect: 'tells the moderators of something that she can see, and hides it once several members did',
  },
  { name: 'list_decisions()', effect: 'tells her what moderators decided about what she wrote, and why' },
  { name: 'appeal_case(judged uuid, says text)', effect: 'has a decision about her words looked at again' },
  {
    name: 'look_at_thread(thread uuid, upto bigint)',
    effect: 'notes up to where she has read a thread that she can see',
  },
  {
    name: 'unread_threads(most integer, most_replies integer)',
    effect: 'counts what others said since in the threads that she has looked at',
  },
  { name: 'list_alias_blocks()', effect: 'says which aliases she has blocked, and which is the post’s own' },
]

/** Every function with those rights that no one can call: triggers, which tell what happens to a row of the table they stand on. */
export const definerTriggers = [
  'publish_to_owner()',
  'publish_message()',
  'publish_thread()',
  'publish_session_end()',
  'publish_block()',
  'count_reaction()',
  'count_post()',
  'publish_post()',
  'publish_reply()',
  'hide_leaving_writer()',
  'forget_post()',
  'forget_reply()',
  'begin_reading()',
  'publish_alias_block()',
  'open_case_of_new()',
  'open_case_of_changed()',
]
