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
  threads, messages   your chats, yours and the companion's words
  saved_threads       which chats you saved
  chat_settings       how long your chats are kept
  safety_events       that we showed you a card with help, and when; never your words
  subscriptions, billing_customers, checkouts
                      your membership; your card is with the payment company, not with us
  exports, account_deletions
                      what you asked of us about your data
  account-user, account-account, account-session, account-verification
                      your sign-in: your email, when you signed in, and from what kind of device

Times are in UTC. Your password and the keys of your sessions are left out, because they would open your account.
`
}
