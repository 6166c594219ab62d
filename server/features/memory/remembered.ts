import { speaksOfWaiting } from '#content/loss/waiting.ts'
import { ageInWords } from '#content/memory/age.ts'
import {
  checkInLine,
  childLine,
  dayLine,
  diedLine,
  hardNight,
  helpedLine,
  helpedPrompt,
  profileLines,
  reminderLine,
  weeklyLabels,
} from '#content/memory/lines.ts'
import { addDays } from '#contract/calendar.ts'
import { type Answers, type CheckInType, ownTexts } from '#contract/check-ins.ts'
import { dayIn } from '#contract/day.ts'
import type { MemoryLine, MemorySource } from '#contract/memory.ts'
import { isGrave } from '#contract/safety.ts'
import { truncate } from '#contract/truncate.ts'
import { assess } from '#reading/safety/assess.ts'
import type { Scope } from '#server/database/client.ts'
import { readResponses } from '#server/features/check-ins/stored-responses.ts'
import { leaveOut, type OwnNames, ownNames } from './leave-out.ts'
import { readSources, type Sources } from './sources-repo.ts'

/** How far back a check-in is remembered whole, and what helped. */
const checkInDays = 7
const helpedDays = 28
const helpedMost = 5
const longest = 400

/** A line, and of it what she wrote herself; '' where nothing of it is hers to forget. */
export interface RememberedLine extends MemoryLine {
  hers: string
}

export interface Remembered {
  isOn: boolean
  /** She has asked for quiet after a loss. */
  lossMode: boolean
  names: OwnNames
  lines: RememberedLine[]
}

/** All that is remembered of her, in the order in which her page shows it and a model is told it. */
export async function readRemembered(scope: Scope, userId: string, now: Date): Promise<Remembered> {
  // Before the newest day that any clock shows, so that nothing of hers waits for her time zone.
  const from = (days: number) => addDays(dayIn('UTC', now), -days)
  const stored = await readSources(scope, userId, { checkIns: from(helpedDays), days: from(1) })
  const { isOn, switchedOff, profile, children, checkIns, days, reminders, lines, chats } = stored
  const today = dayIn(profile.timezone, now)
  const names = ownNames(
    profile.full_name,
    children.map(({ name }) => name),
  )
  const lossMode = profile.loss_since !== null
  const lineOf = (source: MemorySource, { key, text, hers, check_in = null }: Told): RememberedLine => {
    const held = heldFor(source, hers, lossMode)
    return {
      key,
      source,
      text: truncate(leaveOut(text.replace(/\s+/g, ' '), names), longest),
      is_on: held === null && !switchedOff.has(key),
      held,
      line_id: null,
      chat: null,
      is_kept: false,
      check_in,
      hers,
    }
  }
  return {
    isOn,
    lossMode,
    names,
    lines: [
      ...ofProfile(profile, lossMode).map((told) => lineOf('profile', told)),
      ...ofChildren(children, lossMode, today).map((told) => lineOf('children', told)),
      ...[...ofDay(days, today), ...ofCheckIns(checkIns, today)].map((told) => lineOf('check-ins', told)),
      ...reminders.map(({ id, text, due }) =>
        lineOf('reminders', { key: `reminder:${id}`, text: reminderLine(text, due), hers: text }),
      ),
      ...lines.map(({ id, text, is_asked, chat_id, title, thread_id }) => ({
        ...lineOf(is_asked ? 'asked' : 'chats', { key: `line:${id}`, text, hers: text }),
        line_id: id,
        chat: chat_id ? { id: chat_id, title } : null,
        is_kept: thread_id === null,
      })),
      ...chats.map(({ id, title, is_hard }) => {
        const text = is_hard ? hardNight : (title ?? '')
        return {
          ...lineOf('chats', { key: `chat:${id}`, text, hers: is_hard ? '' : text }),
          chat: { id, title: text },
        }
      }),
    ].filter(({ text }) => text !== ''),
  }
}

/** A line before it is one: what it is switched off by, its words, and those of them that are hers. */
interface Told {
  key: string
  text: string
  hers: string
  /** Of which kind it is, where it is a check-in. */
  check_in?: CheckInType | null
}

/** What has no level of its own beside it is read where it is told. */
const unread: readonly MemorySource[] = ['profile', 'children', 'reminders', 'asked']

/** Why a line is not told: it would call for a card, which nobody brings up again, or speaks of what rests after a loss. */
function heldFor(source: MemorySource, hers: string, lossMode: boolean): MemoryLine['held'] {
  if (lossMode && speaksOfWaiting(hers)) return 'loss'
  return unread.includes(source) && hers !== '' && isGrave(assess(hers).level) ? 'grave' : null
}

const firstName = ({ full_name }: Sources['profile']): string | undefined =>
  full_name?.trim().split(/\s+/)[0] || undefined

function ofProfile(profile: Sources['profile'], lossMode: boolean): Told[] {
  const { season, focus, notes } = profile
  const name = firstName(profile)
  return [
    ...(name ? [{ key: 'name', text: profileLines.name(name), hers: '' }] : []),
    ...(season && !lossMode ? [{ key: 'season', text: profileLines.season(season), hers: '' }] : []),
    ...(focus ? [{ key: 'focus', text: profileLines.focus(focus), hers: '' }] : []),
    ...(notes ? [{ key: 'notes', text: profileLines.notes(notes), hers: notes }] : []),
  ]
}

/** After a loss no age is spoken of, and no child who is still to come. */
function ofChildren(children: Sources['children'], lossMode: boolean, today: string): Told[] {
  return children.flatMap(({ id, name, birthdate, age_note, notes, died_on }): Told[] => {
    const told = (text: string, hers = name) => [{ key: `child:${id}`, text, hers }]
    if (died_on) return told(diedLine(name))
    if (lossMode && birthdate && birthdate > today) return []
    const age = birthdate ? ageInWords(birthdate, today) : (age_note ?? '')
    return told(childLine(name, lossMode ? '' : age, notes), [name, notes].filter(Boolean).join('. '))
  })
}

/** How she said that she is today. */
function ofDay(days: Sources['days'], today: string): Told[] {
  return days
    .filter(({ day }) => day === today)
    .map(({ day, mood, energy, focus }) => {
      const isHard = focus !== '' && isGrave(assess(focus).level)
      const text = dayLine(day, mood, energy, isHard ? null : focus)
      return { key: `you-today:${day}`, text, hers: isHard ? '' : focus }
    })
}

/** The check-ins of her last seven days, and what she said helped in the weeks before. */
function ofCheckIns(rows: Sources['checkIns'], today: string): Told[] {
  const since = addDays(today, 1 - checkInDays)
  const recent = rows.filter(({ day }) => day >= since)
  const helped = rows
    .filter(({ day, isHard }) => day < since && !isHard)
    .flatMap(({ id, day, type, responses }): Told[] => {
      const answer = whatHelped(readResponses(type, responses))
      const key = `check-in:${id}`
      return answer ? [{ key, text: helpedLine(day, answer), hers: answer, check_in: type }] : []
    })
  return [
    ...recent.map(({ id, day, type, responses, isHard }): Told => {
      const answers = readResponses(type, responses)
      const said = isHard ? null : answersIn(answers)
      const hers = said?.map(({ answer }) => answer).join('. ') ?? ''
      const text = checkInLine(day, answers.responses, said)
      return { key: `check-in:${id}`, text, hers, check_in: type }
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
