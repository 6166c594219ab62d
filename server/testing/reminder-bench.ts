import { randomUUID } from 'node:crypto'
import { addDays } from '#contract/calendar.ts'
import { dayIn } from '#contract/day.ts'
import * as notifications from '#contract/notifications.ts'
import * as profile from '#contract/profile.ts'
import * as reminders from '#contract/reminders.ts'
import { deliverPushes } from '#server/features/notifications/deliver-pushes.ts'
import { queueAllPushes } from '#server/features/notifications/jobs.ts'
import { notifyDue } from '#server/features/reminders/notify-due.ts'
import { type PushService, startPushService, type TestBrowser } from './push-service.ts'
import { startTestServer, type TestServer } from './server.ts'
import type { Visitor } from './visitor.ts'

// A zone without daylight saving, so that a time in it can be written down.
const zone = 'Australia/Brisbane'
/** A day on which everybody here has had her account for a while. */
export const today = addDays(dayIn(zone, new Date()), 2)
export const at = (time: string, day = today) => new Date(`${day}T${time}:00+10:00`)

/** What a notification says of one note, and of several. */
export const one = { title: 'Lightly', body: 'You have a note.', url: '/inbox' }
export const several = { ...one, body: 'You have a few notes.' }

interface Onboarding {
  realTalk?: boolean
  season?: profile.About['season']
  birthdates?: string[]
  timezone?: string
}

/** Finishes a member's onboarding, in that zone unless told, with both nudges on for each child. */
export async function onboard(
  who: Visitor,
  { realTalk = false, season = null, birthdates = [], timezone = zone }: Onboarding = {},
): Promise<void> {
  const about = {
    first_name: 'Ana',
    timezone,
    season,
    focus: null,
    notes: null,
    allow_real_talk_push: realTalk,
  }
  const children = birthdates.map((birthdate) => ({
    id: randomUUID(),
    name: 'Noa',
    birthdate,
    notes: null,
    sensitivities: [],
    allergies: [],
    notification_prefs: { notify_wake: true, notify_bedtime: true },
  }))
  await who.call(profile.finishOnboarding, { body: { about, children } })
}

type Member = Visitor & { userId: string }

export interface ReminderBench {
  server: TestServer
  /** A new member with a browser that wants to be told. */
  arrive: () => Promise<[Member, TestBrowser]>
  /** Puts what is due into inboxes, and leaves word of what is there. */
  announce: (now: Date) => Promise<unknown>
  deliver: (now: Date) => Promise<unknown>
  /** What the server does each minute: both. */
  tick: (now: Date) => Promise<void>
  close: () => Promise<void>
}

/** A test server and a push service whose minutes are told by hand. */
export async function startReminderBench(): Promise<ReminderBench> {
  const [server, pushService]: [TestServer, PushService] = await Promise.all([
    startTestServer(),
    startPushService(),
  ])
  const system = () => server.services.database.asSystem()
  const announce = async (now: Date) => {
    await notifyDue(system(), now)
    await queueAllPushes(system(), now)
  }
  const deliver = (now: Date) => deliverPushes(system(), server.services.push, now, refuse)
  return {
    server,
    announce,
    deliver,
    async arrive() {
      const [member, browser] = [await server.member(), pushService.browser()]
      await member.call(notifications.subscribePush, { body: browser.subscription })
      return [member, browser]
    },
    async tick(now) {
      await announce(now)
      await deliver(now)
    },
    async close() {
      await pushService.close()
      await server.close()
    },
  }
}

/** A push service that refuses for good is a fault of ours. */
export function refuse(status: number): never {
  throw new Error(`refused with ${status}`)
}

/** Has her reminded at a time of a day, that one unless told. */
export const remind = (
  who: Visitor,
  text: string,
  time: string,
  reminderId: string = randomUUID(),
  day = today,
) => who.call(reminders.saveReminder, { params: { reminderId }, body: { text, due: `${day}T${time}` } })

/** Her inbox as she reads it, the newest first. */
export const readInbox = async (who: Visitor) => (await who.call(notifications.listInbox, {})).body.notes

/** Of each note in her inbox, what it is of. */
export const kindsOf = async (who: Visitor) => (await readInbox(who)).map(({ kind }) => kind)
