// Generated from the migrated database by tools/generate-schema.ts. Do not edit.
import type { ColumnType } from 'kysely'

/** A column with a default, which an insert may leave out. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** Read as parsed JSON; written as JSON text, since pg would turn an array into an array of Postgres. */
export type Json = ColumnType<unknown, string, string>

export type Timestamp = ColumnType<Date, Date | string, Date | string>

export interface AccountDeletionsTable {
  user_id: string
  asked_at: Generated<Timestamp>
  due_at: Timestamp
}

export interface AliasBlocksTable {
  id: Generated<string>
  user_id: string
  post_id: string
  alias: string
  blocked_at: Generated<Timestamp>
}

export interface BillingCustomersTable {
  stripe_customer_id: string
  user_id: string | null
  synced_at: Timestamp | null
}

export interface BillingEventsTable {
  id: string
  type: string
  received_at: Generated<Timestamp>
}

export interface CasePeopleTable {
  number: number
  user_id: string
}

export interface CasesTable {
  id: Generated<string>
  kind: string
  urgency: number
  person: number
  post_id: string
  reply_id: string | null
  topic: string
  label: string
  content: string
  former: Generated<string[]>
  beneath: Generated<string[]>
  reports: Generated<number>
  reasons: Generated<string[]>
  notes: Generated<string[]>
  opened_at: Generated<Timestamp>
  told_at: Timestamp | null
  closed_at: Timestamp | null
  is_shown: boolean | null
  why: string | null
  sanction: string | null
  sanction_until: Timestamp | null
  appeal: string | null
  appealed_at: Timestamp | null
}

export interface ChatSettingsTable {
  user_id: string
  keep: Generated<string>
}

export interface CheckInsTable {
  id: string
  user_id: string
  type: string
  responses: Json
  day: string
  is_starred: Generated<boolean>
  safety_level: string
  safety_card: string | null
  reply: string | null
  created_at: Generated<Timestamp>
  soft_line: string | null
}

export interface CheckoutsTable {
  id: Generated<string>
  nonce_hash: Buffer
  stripe_session_id: string | null
  stripe_session_url: string | null
  status: Generated<string>
  stripe_customer_id: string | null
  stripe_subscription_id: string | null
  claimed_by: string | null
  claimed_at: Timestamp | null
  activated_at: Timestamp | null
  expires_at: Timestamp
  created_at: Generated<Timestamp>
  refusal: string | null
  subscription_ended_at: Timestamp | null
}

export interface ChildSettingsTable {
  child_id: string
  user_id: string
  sensitivities: Generated<string[]>
  allergies: Generated<string[]>
  notification_prefs: Generated<Json>
}

export interface ChildrenTable {
  id: Generated<string>
  user_id: string
  name: string
  birthdate: string | null
  age_note: string | null
  notes: string | null
  created_at: Generated<Timestamp>
  died_on: string | null
}

export interface ExportsTable {
  user_id: string
  id: Generated<string>
  asked_at: Generated<Timestamp>
  ready_at: Timestamp | null
  expires_at: Timestamp | null
  mailed_at: Timestamp | null
  tries: Generated<number>
}

export interface FilesTable {
  id: Generated<string>
  user_id: string
  bucket: string
  path: string
  content_type: string
  bytes: number
  created_at: Generated<Timestamp>
  unused_since: Generated<Timestamp | null>
}

export interface FollowUpsTable {
  thread_id: string
  user_id: string
  due_at: Timestamp
  asked_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface FormerTextsTable {
  id: Generated<string>
  user_id: string
  post_id: string | null
  reply_id: string | null
  content: string
  replaced_at: Generated<Timestamp>
}

export interface FreeRepliesTable {
  message_id: string
  user_id: string
  day: string
}

export interface LiveChannelTable {
  name: Generated<string>
  is_only: Generated<boolean>
}

export interface MemberBlocksTable {
  user_id: string
  blocked_id: string
  name: string
  blocked_at: Generated<Timestamp>
}

export interface MemoryLinesTable {
  id: Generated<string>
  user_id: string
  text: string
  is_asked: Generated<boolean>
  thread_id: string | null
  kept_from: string | null
  is_settled: Generated<boolean>
  created_at: Generated<Timestamp>
}

export interface MemorySettingsTable {
  user_id: string
  is_on: Generated<boolean>
  words: string | null
  words_host: string | null
  words_chosen_at: Timestamp | null
}

export interface MemorySwitchesTable {
  user_id: string
  key: string
}

export interface MessagesTable {
  id: Generated<string>
  thread_id: string
  user_id: string
  role: string
  content: string
  options: Json | null
  reply: Json | null
  entry_id: string | null
  in_reply_to: string | null
  is_starred: Generated<boolean>
  created_at: Generated<Timestamp>
  safety_level: Generated<string>
  safety_card: string | null
  soft_line: string | null
  not_helpful_on: string | null
}

export interface MigrationsTable {
  name: string
  checksum: string
  applied_at: Generated<Timestamp>
}

export interface ModelUsageTable {
  user_id: string
  day: Generated<string>
  replies: Generated<number>
  minute: Generated<Timestamp>
  minute_replies: Generated<number>
  finished_locally: Generated<number>
  input_tokens: Generated<number>
  output_tokens: Generated<number>
  cost_millionths: Generated<number>
}

export interface ModerationAuditTable {
  id: Generated<string>
  at: Generated<Timestamp>
  moderator: number
  act: string
  case_id: string
  reason: string
}

export interface ModeratorsTable {
  user_id: string
  granted_at: Generated<Timestamp>
}

export interface NotificationSettingsTable {
  user_id: string
  quiet_from: Generated<number>
  quiet_until: Generated<number>
  off_kinds: Generated<string[]>
}

export interface NotificationsTable {
  id: Generated<string>
  user_id: string
  kind: string
  key: string
  text: string | null
  subject_id: string | null
  read_at: Timestamp | null
  created_at: Generated<Timestamp>
  event_ids: Generated<string[]>
  count: Generated<number>
  told_at: Timestamp | null
}

export interface PostAuthorsTable {
  post_id: string
  user_id: string
  client_id: string
  removed_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface PostFollowsTable {
  user_id: string
  post_id: string
  is_muted: boolean
}

export interface PostReactionsTable {
  user_id: string
  post_id: string
  kind: string
  created_at: Generated<Timestamp>
}

export interface PostsTable {
  id: string
  topic: string | null
  section: Generated<string>
  content: string
  user_id: string | null
  is_anonymous: Generated<boolean>
  alias: string | null
  is_hidden: Generated<boolean>
  is_held: Generated<boolean>
  is_removed: Generated<boolean>
  is_away: Generated<boolean>
  is_gone: Generated<boolean>
  is_edited: Generated<boolean>
  card: string | null
  position: number
  last_position: Generated<number>
  reply_count: Generated<number>
  hearts: Generated<number>
  me_toos: Generated<number>
  created_at: Generated<Timestamp>
  last_activity_at: Generated<Timestamp>
  is_listed: Generated<boolean>
  words: Generated<string>
}

export interface ProfilesTable {
  user_id: string
  display_name: string | null
  full_name: string | null
  phone: string | null
  notes: string | null
  timezone: Generated<string>
  season: string | null
  focus: string | null
  allow_real_talk_push: Generated<boolean>
  onboarding_completed: Generated<boolean>
  updated_at: Generated<Timestamp>
  status: string | null
  stripe_status: string | null
  subscribed: boolean | null
  on_trial: boolean | null
  trial_end: Timestamp | null
  current_period_end: Timestamp | null
  adult_confirmed_at: Timestamp | null
  loss_since: Timestamp | null
}

export interface PushSubscriptionsTable {
  id: Generated<string>
  user_id: string
  session_id: string
  endpoint: string
  p256dh: string
  auth: string
  created_at: Generated<Timestamp>
}

export interface PushesTable {
  subscription_id: string
  batch: Generated<string>
  notifications: number
  attempts: Generated<number>
  next_at: Timestamp
  expires_at: Timestamp
  fresh_until: Timestamp
}

export interface RediscoverEntriesTable {
  user_id: string
  session_id: string
  prompt_id: string
  response: Json
  version: Generated<number>
  edit_id: string
  safety_level: Generated<string>
  safety_card: string | null
  updated_at: Generated<Timestamp>
}

export interface RediscoverSessionsTable {
  id: Generated<string>
  user_id: string
  focus_slug: string | null
  created_at: Generated<Timestamp>
  completed_at: Timestamp | null
  summary_text: string | null
  weekly_goal: string | null
  goal_due: string | null
  goal_status: string | null
  is_programme: Generated<boolean>
}

export interface ReminderSettingsTable {
  user_id: string
  real_talk_at: Generated<number>
  wake_at: Generated<number>
  bedtime_at: Generated<number>
  changed_at: Generated<Timestamp>
}

export interface RemindersTable {
  id: string
  user_id: string
  text: string
  due: string
  notified_at: Timestamp | null
  done_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface RepliesTable {
  id: string
  post_id: string
  parent_id: string | null
  content: string
  user_id: string | null
  is_anonymous: Generated<boolean>
  alias: string | null
  is_hidden: Generated<boolean>
  is_held: Generated<boolean>
  is_removed: Generated<boolean>
  is_away: Generated<boolean>
  is_edited: Generated<boolean>
  card: string | null
  position: number
  hearts: Generated<number>
  me_toos: Generated<number>
  created_at: Generated<Timestamp>
  is_listed: Generated<boolean>
  words: Generated<string>
}

export interface ReplyAuthorsTable {
  reply_id: string
  post_id: string
  user_id: string
  client_id: string
  was_named: Generated<boolean>
  removed_at: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface ReplyFeedbackTable {
  day: string
  surface: string
  answered_by: string
  not_helpful: number
}

export interface ReplyReactionsTable {
  user_id: string
  reply_id: string
  kind: string
  created_at: Generated<Timestamp>
}

export interface ReportsTable {
  user_id: string
  case_id: string
  reason: string
  note: string | null
  created_at: Generated<Timestamp>
}

export interface SafetyEventsTable {
  id: Generated<string>
  user_id: string | null
  surface: string
  level: string
  class: string
  created_at: Generated<Timestamp>
  certainty: Generated<string>
}

export interface SanctionsTable {
  case_id: string
  user_id: string
  kind: string
  until: Timestamp | null
  created_at: Generated<Timestamp>
}

export interface SavedPostsTable {
  user_id: string
  post_id: string
  created_at: Generated<Timestamp>
}

export interface SavedThreadsTable {
  id: Generated<string>
  thread_id: string
  user_id: string
  created_at: Generated<Timestamp>
}

export interface SubscriptionsTable {
  id: Generated<string>
  stripe_subscription_id: string
  stripe_customer_id: string
  user_id: string | null
  status: string
  stripe_status: string
  subscribed: boolean
  on_trial: boolean
  trial_end: Timestamp | null
  current_period_end: Timestamp | null
  cancel_at: Timestamp | null
  cancel_at_period_end: Generated<boolean>
  price_id: string | null
  stripe_created: Timestamp
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  period_end: Timestamp | null
  set_aside: Generated<boolean>
  trial_reminded_at: Timestamp | null
}

export interface ThreadsTable {
  id: Generated<string>
  user_id: string
  title: string | null
  mode: string | null
  is_saved: Generated<boolean>
  safety_level: Generated<string>
  safety_card: string | null
  created_at: Generated<Timestamp>
  updated_at: Generated<Timestamp>
  deleted_at: Timestamp | null
  is_sos: Generated<boolean>
  soft_line: string | null
  held_card: string | null
  safe_from: Generated<string[]>
  safe_since: Timestamp | null
  summed_until: Timestamp | null
  summed_from: Timestamp | null
}

export interface UsedTrialsTable {
  digest: Buffer
  checkout_id: string
  created_at: Generated<Timestamp>
}

export interface VillageReadsTable {
  user_id: string
  post_id: string
  position: number
  news_position: Generated<number>
  looked_at: Generated<Timestamp>
}

export interface VillageRulesAcceptedTable {
  user_id: string
  version: string
  accepted_at: Generated<Timestamp>
}

export interface VillageTopicsTable {
  topic: string
  place: number
  post_count: Generated<number>
  last_activity_at: Timestamp | null
  last_position: Generated<number>
}

export interface VisionBoardsTable {
  id: Generated<string>
  user_id: string
  title: Generated<string>
  intent: string | null
  theme_hex: Generated<string>
  board_kind: Generated<string>
  layout: Generated<string>
  created_at: Generated<Timestamp>
  version: Generated<number>
  edit_id: string | null
}

export interface VisionItemsTable {
  id: string
  user_id: string
  board_id: string
  kind: string
  content: Json
  position: Json | null
  created_at: Generated<Timestamp>
  session_id: string | null
}

export interface YouTodayInsightsTable {
  id: Generated<string>
  user_id: string
  day: string
  mood: string
  energy: string
  focus: string | null
  ai_tip: string | null
  title: string | null
  bullets: Generated<string[]>
  tip: string | null
  mode_action: string | null
  created_at: Generated<Timestamp>
}

export interface AuthAccountTable {
  id: Generated<string>
  accountId: string
  providerId: string
  userId: string
  accessToken: string | null
  refreshToken: string | null
  idToken: string | null
  accessTokenExpiresAt: Timestamp | null
  refreshTokenExpiresAt: Timestamp | null
  scope: string | null
  password: string | null
  createdAt: Generated<Timestamp>
  updatedAt: Generated<Timestamp>
}

export interface AuthAttemptTable {
  key: string
  count: number
  window_ends: Timestamp
}

export interface AuthFactorTable {
  id: Generated<string>
  user_id: string
  type: string
  status: Generated<string>
  friendly_name: Generated<string>
  secret: Buffer | null
  phone: string | null
  last_step: number | null
  created_at: Generated<Timestamp>
  last_used_at: Timestamp | null
}

export interface AuthKnownDeviceTable {
  user_id: string
  token_hash: Buffer
  last_used_at: Generated<Timestamp>
}

export interface AuthOneTimeCodeTable {
  id: Generated<string>
  purpose: string
  user_id: string | null
  factor_id: string | null
  target: string | null
  code_hash: Buffer
  tries: Generated<number>
  expires_at: Timestamp
  created_at: Generated<Timestamp>
}

export interface AuthOneTimeTokenTable {
  token_hash: Buffer
  user_id: string
  type: string
  email: string
  expires_at: Timestamp
  created_at: Generated<Timestamp>
}

export interface AuthPendingSignInTable {
  token_hash: Buffer
  user_id: string
  expires_at: Timestamp
}

export interface AuthProviderVisitTable {
  state_hash: Buffer
  provider: string
  code_verifier: string
  nonce: string
  redirect_to: string
  client_challenge: string | null
  link_user_id: string | null
  expires_at: Timestamp
}

export interface AuthRecoveryCodeTable {
  user_id: string
  code_hash: Buffer
  created_at: Generated<Timestamp>
  used_at: Timestamp | null
}

export interface AuthRefreshTokenTable {
  token_hash: Buffer
  session_id: string
  created_at: Generated<Timestamp>
  used_at: Timestamp | null
}

export interface AuthSessionTable {
  id: Generated<string>
  expiresAt: Timestamp
  token: string
  createdAt: Generated<Timestamp>
  updatedAt: Generated<Timestamp>
  ipAddress: string | null
  userAgent: string | null
  userId: string
  last_seen_at: Generated<Timestamp>
  stepped_up_at: Timestamp | null
  factor_used_at: Timestamp | null
}

export interface AuthSigningKeyTable {
  id: Generated<string>
  public_jwk: Json
  private_jwk: Buffer
  created_at: Generated<Timestamp>
}

export interface AuthUserTable {
  id: Generated<string>
  name: string
  email: string
  emailVerified: Generated<boolean>
  image: string | null
  createdAt: Generated<Timestamp>
  updatedAt: Generated<Timestamp>
  phone: string | null
}

export interface AuthVerificationTable {
  id: Generated<string>
  identifier: string
  value: string
  expiresAt: Timestamp
  createdAt: Generated<Timestamp>
  updatedAt: Generated<Timestamp>
}

export interface DB {
  account_deletions: AccountDeletionsTable
  alias_blocks: AliasBlocksTable
  billing_customers: BillingCustomersTable
  billing_events: BillingEventsTable
  case_people: CasePeopleTable
  cases: CasesTable
  chat_settings: ChatSettingsTable
  check_ins: CheckInsTable
  checkouts: CheckoutsTable
  child_settings: ChildSettingsTable
  children: ChildrenTable
  exports: ExportsTable
  files: FilesTable
  follow_ups: FollowUpsTable
  former_texts: FormerTextsTable
  free_replies: FreeRepliesTable
  live_channel: LiveChannelTable
  member_blocks: MemberBlocksTable
  memory_lines: MemoryLinesTable
  memory_settings: MemorySettingsTable
  memory_switches: MemorySwitchesTable
  messages: MessagesTable
  migrations: MigrationsTable
  model_usage: ModelUsageTable
  moderation_audit: ModerationAuditTable
  moderators: ModeratorsTable
  notification_settings: NotificationSettingsTable
  notifications: NotificationsTable
  post_authors: PostAuthorsTable
  post_follows: PostFollowsTable
  post_reactions: PostReactionsTable
  posts: PostsTable
  profiles: ProfilesTable
  push_subscriptions: PushSubscriptionsTable
  pushes: PushesTable
  rediscover_entries: RediscoverEntriesTable
  rediscover_sessions: RediscoverSessionsTable
  reminder_settings: ReminderSettingsTable
  reminders: RemindersTable
  replies: RepliesTable
  reply_authors: ReplyAuthorsTable
  reply_feedback: ReplyFeedbackTable
  reply_reactions: ReplyReactionsTable
  reports: ReportsTable
  safety_events: SafetyEventsTable
  sanctions: SanctionsTable
  saved_posts: SavedPostsTable
  saved_threads: SavedThreadsTable
  subscriptions: SubscriptionsTable
  threads: ThreadsTable
  used_trials: UsedTrialsTable
  village_reads: VillageReadsTable
  village_rules_accepted: VillageRulesAcceptedTable
  village_topics: VillageTopicsTable
  vision_boards: VisionBoardsTable
  vision_items: VisionItemsTable
  you_today_insights: YouTodayInsightsTable
  'auth.account': AuthAccountTable
  'auth.attempt': AuthAttemptTable
  'auth.factor': AuthFactorTable
  'auth.known_device': AuthKnownDeviceTable
  'auth.one_time_code': AuthOneTimeCodeTable
  'auth.one_time_token': AuthOneTimeTokenTable
  'auth.pending_sign_in': AuthPendingSignInTable
  'auth.provider_visit': AuthProviderVisitTable
  'auth.recovery_code': AuthRecoveryCodeTable
  'auth.refresh_token': AuthRefreshTokenTable
  'auth.session': AuthSessionTable
  'auth.signing_key': AuthSigningKeyTable
  'auth.user': AuthUserTable
  'auth.verification': AuthVerificationTable
}
