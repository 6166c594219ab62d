// Generated from the migrated database by tools/generate-schema.ts. Do not edit.
import type { ColumnType } from 'kysely'

/** A column with a default, which an insert may leave out. */
export type Generated<T> =
  T extends ColumnType<infer S, infer I, infer U> ? ColumnType<S, I | undefined, U> : ColumnType<T, T | undefined, T>

/** Read as parsed JSON; written as JSON text, since pg would turn an array into an array of Postgres. */
export type Json = ColumnType<unknown, string, string>

export type Timestamp = ColumnType<Date, Date | string, Date | string>

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
}

export interface SafetyEventsTable {
  id: Generated<string>
  user_id: string | null
  surface: string
  level: string
  class: string
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

export interface AuthSessionTable {
  id: Generated<string>
  expiresAt: Timestamp
  token: string
  createdAt: Generated<Timestamp>
  updatedAt: Generated<Timestamp>
  ipAddress: string | null
  userAgent: string | null
  userId: string
}

export interface AuthUserTable {
  id: Generated<string>
  name: string
  email: string
  emailVerified: Generated<boolean>
  image: string | null
  createdAt: Generated<Timestamp>
  updatedAt: Generated<Timestamp>
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
  billing_customers: BillingCustomersTable
  billing_events: BillingEventsTable
  chat_settings: ChatSettingsTable
  check_ins: CheckInsTable
  checkouts: CheckoutsTable
  child_settings: ChildSettingsTable
  children: ChildrenTable
  messages: MessagesTable
  migrations: MigrationsTable
  model_usage: ModelUsageTable
  profiles: ProfilesTable
  safety_events: SafetyEventsTable
  saved_threads: SavedThreadsTable
  subscriptions: SubscriptionsTable
  threads: ThreadsTable
  you_today_insights: YouTodayInsightsTable
  'auth.account': AuthAccountTable
  'auth.session': AuthSessionTable
  'auth.user': AuthUserTable
  'auth.verification': AuthVerificationTable
}
