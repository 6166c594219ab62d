import { productName } from '#contract/limits.ts'

/** The page that a member reads first in the copy of her data. */
export function exportReadme(made: Date): string {
  return `Your ${productName} data
Made on ${made.toISOString().slice(0, 10)} (UTC)

This is a copy of all that ${productName} keeps about you. It is yours to read, keep or take elsewhere.
It holds private things, so keep it where only you can open it.

Each file in the folder "data" is one kind of thing. They are JSON files: any text editor opens them.
A file with just [] in it means that we keep nothing of that kind.

  profiles            your name, phone, notes and choices
  children            your children as you told us about them
  child_settings      their sensitivities, allergies and nudges
  you_today_insights  your You Today days and tips
  check_ins           your daily check-ins and weekly resets
  rediscover_sessions, rediscover_entries
                      your Rediscover programmes, what you answered, and what the companion said of it
  threads, messages   your chats, yours and the companion's words
  saved_threads       which chats you saved
  follow_ups          which chats you said we may ask you about the next day
  chat_settings       how long your chats are kept
  memory_lines        what ${productName} remembers of your chats, and what you asked it to
  memory_switches, memory_settings
                      which lines are switched off, and where your words may go
  free_replies, model_usage
                      how many chat replies you had, and on which day; never words
  reminders           your reminders, in your own words
  vision_boards, vision_items
                      your vision board, and what is on it
  notifications       what came to your inbox
  notification_settings
                      your quiet hours, and what you have turned off
  reminder_settings   when nudges come
  push_subscriptions, pushes
                      the browsers that we may notify, and what they have still to be told
  safety_events       that we showed you a card with help, and when; never your words
  member_blocks       whom you have blocked, by the name that you knew
  posts, replies      what you wrote in the Village, by name and anonymously
  post_authors, reply_authors
                      that you wrote it, and when; nobody else can see this
  former_texts        what stood there before you changed or removed it; kept for 14 days, for reports alone
  post_reactions, reply_reactions, saved_posts, post_follows
                      your hearts, your me toos, what you saved and what you follow
  village_reads       which threads you opened, and up to where you read
  village_rules_accepted
                      when you accepted the house rules
  alias_blocks        whom you have blocked by the name they had in one thread
  reports, sanctions  what you reported, and what a moderator asked of you
  cases, case_people  what of your words a moderator looked at, and what was decided
  moderators          whether you look after the community as a moderator
  files               the pictures you added; each is in the folder "files" under its path
  subscriptions, billing_customers, checkouts, used_trials
                      your membership and trials; your card is with the payment company, not with us
  exports, account_deletions
                      what you asked of us about your data
  account-user, account-account, account-session
                      your sign-in: your email, when you signed in, and from what kind of device
  account-factor, account-recovery_code
                      your second steps, and which recovery codes are used
  account-known_device
                      when each browser of yours last signed in
  account-one_time_token, account-one_time_code, account-verification, account-pending_sign_in,
  account-provider_visit, account-refresh_token, account-attempt
                      links, codes and tries to sign in that have not run out yet

Times are in UTC. Your password, codes and keys are left out, because they would open your account.
`
}
