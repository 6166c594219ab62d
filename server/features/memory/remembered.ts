import { ageInWords } from '#content/memory/age.ts'
import {
  checkInLine,
  childLine,
  diedLine,
  hardNight,
  helpedLine,
  helpedPrompt,
  profileLines,
  reminderLine,
  weeklyLabels,
} from '#content/memory/lines.ts'
import { addDays } from '#contract/calendar.ts'
import { type Answers, ownTexts } from '#contract/check-ins.ts'
import { cut } from '#contract/cut.ts'
import { dayIn } from '#contract/day.ts'
import type { MemoryLine, MemorySource } from '#contract/memory.ts'
import type { Child, Profile } from '#contract/profile.ts'
import type { Scope } from '#server/database/client.ts'
import { readResponses } from '#server/features/check-ins/stored-responses.ts'
import { findProfile, listChildren } from '#server/features/profile/repo.ts'
import { furtherNames, leaveOut } from './leave-out.ts'
import { listLines } from './lines-repo.ts'
import { isMemoryOn, listSwitchedOff } from './settings-repo.ts'
import { listCheckInsSince, listOpenReminders, listUnsummedChats } from './sources-repo.ts'

/** How far back a check-in is remembered whole, and what helped. */
const checkInDays = 7
const helpedDays = 28
const helpedMost = 5
const longest = 400

export interface Remembered {
  isOn: boolean
  lossMode: boolean
  lines: MemoryLine[]
}

/** All that is remembered of her, in the order in which her page shows it and a model is told it. */
export async function readRemembered(scope: Scope, userId: string, now: Date): Promise<Remembered> {
  // Before the newest day that any clock shows, so that nothing of hers waits for her time zone.
  const from = addDays(dayIn('UTC', now), -helpedDays)
  const [isOn, off, profile, children, checkIns, reminders, lines, chats] = await Promise.all([
    isMemoryOn(scope, userId),
    listSwitchedOff(scope, userId),
    findProfile(scope, userId),
    listChildren(scope, userId),
    listCheckInsSince(scope, userId, from),
    listOpenReminders(scope, userId),
    listLines(scope, userId),
    listUnsummedChats(scope, userId),
  ])
  const today = dayIn(profile.timezone, now)
  const names = furtherNames(profile.full_name)
  const lineOf = (source: MemorySource, key: string, text: string): MemoryLine => ({
    key,
    source,
    text: cut(leaveOut(text, names), longest),
    is_on: !off.has(key),
    line_id: null,
    chat: null,
    is_kept: false,
  })
  const isLoss = profile.loss_since !== null
  return {
    isOn,
    lossMode: isLoss,
    lines: [
      ...ofProfile(profile, isLoss).map(([key, text]) => lineOf('profile', key, text)),
      ...ofChildren(children, isLoss, today).map(([id, text]) => lineOf('children', `child:${id}`, text)),
      ...ofCheckIns(checkIns, today).map(([key, text]) => lineOf('check-ins', key, text)),
      ...reminders.map(({ id, text, due }) => lineOf('reminders', `reminder:${id}`, reminderLine(text, due))),
      ...lines.map((line) => ({
        ...lineOf(line.is_asked ? 'asked' : 'chats', `line:${line.id}`, line.text),
        line_id: line.id,
        chat: line.chat_id ? { id: line.chat_id, title: line.title } : null,
        is_kept: line.thread_id === null,
      })),
      ...chats.map(({ id, title, is_hard }) => ({
        ...lineOf('chats', `chat:${id}`, is_hard ? hardNight : (title ?? '')),
        chat: { id, title: is_hard ? hardNight : title },
      })),
    ].filter(({ text }) => text !== ''),
  }
}

function ofProfile(profile: Profile, isLoss: boolean): [string, string][] {
  const { full_name, season, focus, notes } = profile
  const name = full_name?.trim().split(/\s+/)[0]
  return [
    ...(name ? [['name', profileLines.name(name)] as [string, string]] : []),
    ...(season && !isLoss ? [['season', profileLines.season(season)] as [string, string]] : []),
    ...(focus ? [['focus', profileLines.focus(focus)] as [string, string]] : []),
    ...(notes ? [['notes', profileLines.notes(notes)] as [string, string]] : []),
  ]
}

/** After a loss no age is spoken of, and no child who is still to come. */
function ofChildren(children: readonly Child[], isLoss: boolean, today: string): [string, string][] {
  return children.flatMap(({ id, name, birthdate, age_note, notes, died_on }): [string, string][] => {
    if (died_on) return [[id, diedLine(name)]]
    if (isLoss) return birthdate && birthdate > today ? [] : [[id, childLine(name, '', notes)]]
    return [[id, childLine(name, birthdate ? ageInWords(birthdate, today) : (age_note ?? ''), notes)]]
  })
}

type CheckInRow = Awaited<ReturnType<typeof listCheckInsSince>>[number]

/** The check-ins of her last seven days, and what she said helped in the weeks before. */
function ofCheckIns(rows: readonly CheckInRow[], today: string): [string, string][] {
  const since = addDays(today, 1 - checkInDays)
  const recent = rows.filter(({ day }) => day >= since)
  const helped = rows
    .filter(({ day, isHard }) => day < since && !isHard)
    .flatMap(({ id, day, type, responses }): [string, string][] => {
      const answer = whatHelped(readResponses(type, responses))
      return answer ? [[`helped:${id}`, helpedLine(day, answer)]] : []
    })
  return [
    ...recent.map(({ id, day, type, responses, isHard }): [string, string] => {
      const answers = readResponses(type, responses)
      return [`check-in:${id}`, checkInLine(day, answers.responses, isHard ? null : answersIn(answers))]
    }),
    ...helped.slice(0, helpedMost),
  ]
}

function answersIn(answers: Answers): { asked: string; answer: string }[] {
  const texts: Record<string, string | number> = answers.responses
  return ownTexts(answers.type).flatMap((name) => {
    const answer = String(texts[name]).trim()
    const asked = answers.type === 'daily' ? answers.responses.prompt : (weeklyLabels[name] ?? '')
    return answer ? [{ asked, answer }] : []
  })
}

function whatHelped(answers: Answers): string {
  if (answers.type === 'weekly_reset') return answers.responses.energyGiving.trim()
  return answers.responses.prompt === helpedPrompt ? answers.responses.promptResponse.trim() : ''
}
