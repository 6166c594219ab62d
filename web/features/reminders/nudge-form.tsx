import { type FormEvent, useState } from 'react'
import { reminderTexts as texts } from '#content/reminders/texts.ts'
import { minuteOf, timeOf } from '#contract/clock.ts'
import { seasons } from '#contract/options.ts'
import { type NudgeKind, nudgeWindow } from '#contract/reminder-times.ts'
import type { ReminderSettings } from '#contract/reminders.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { useUnsaved } from '#web/lib/offline/unsaved.ts'
import { timeLabel } from '#web/lib/time/due-label.ts'
import { phoneZone } from '#web/lib/time/phone-zone.ts'
import { phoneZoneHint, timezoneOptions } from '#web/lib/time/timezone-options.ts'
import { useMember } from '#web/member/profile.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useFocusFallback } from '#web/ui/use-focus-fallback.ts'
import { useSaveSettings } from './api.ts'
import {
  asSettingsDraft,
  emptyDraft,
  isUnsaved,
  type SettingsDraft,
  settingsDraftKey,
  withDraft,
  withoutChildren,
} from './settings-draft.ts'

const timeNames = ['real_talk_at', 'wake_at', 'bedtime_at', 'quiet_from', 'quiet_until'] as const

/** What comes to her by itself, and when nothing does. What she changes waits on the phone until she has saved it. */
export function NudgeForm({ saved }: { saved: ReminderSettings }) {
  const [kept, setKept] = useStoredState(settingsDraftKey, undefined, asSettingsDraft)
  const draft = kept ?? emptyDraft(saved)
  const form = withDraft(saved, draft)
  const { isLossMode } = useMember()
  /** The children whose mornings and bedtimes have a line: none after a loss. */
  const nudged = isLossMode ? [] : form.children
  const save = useSaveSettings()
  const unsaved = isUnsaved(saved, draft)
  const [isKept, setIsKept] = useState(true)
  useUnsaved(unsaved && !isKept)
  const [cameBack] = useState(unsaved)
  const root = useFocusFallback()

  function change(part: Partial<SettingsDraft>) {
    const changed = { ...draft, ...part, over: withoutChildren(saved) }
    // What is taken back while it is being saved is to be saved again.
    const isChange = save.isPending || isUnsaved(saved, changed)
    setIsKept(setKept(isChange ? changed : undefined))
  }
  const choose = (part: SettingsDraft['chosen']) => change({ chosen: { ...draft.chosen, ...part } })

  const timeField = (name: (typeof timeNames)[number], label: string, hint?: string) => (
    <TextField
      label={label}
      hint={hint}
      type="time"
      required
      value={form[name]}
      onChange={(event) => choose({ [name]: event.target.value.slice(0, 5) })}
    />
  )
  const setNudges = (nudges: SettingsDraft['switched'][number]) =>
    change({ switched: [...draft.switched.filter(({ id }) => id !== nudges.id), nudges] })

  function submit(event: FormEvent) {
    event.preventDefault()
    const { timezone: _, ...times } = form
    // Only a field that is gone with its nudge can have been left blank.
    for (const name of timeNames) times[name] ||= saved[name]
    save.mutate(
      { body: { ...times, timezone: draft.chosen.timezone, children: draft.switched }, sent: draft },
      {
        onSuccess: () => toast({ title: texts.saved }),
        onError: (error) => toast({ title: error.message, variant: 'destructive' }),
      },
    )
  }

  return (
    <form ref={root} tabIndex={-1} className="grid gap-5 outline-none" onSubmit={submit}>
      {cameBack && unsaved && (
        <Banner
          title={texts.unsavedTitle}
          action={
            <Button variant="quiet" size="sm" className="-ml-4" onClick={() => setKept(undefined)}>
              {texts.leaveAsItWas}
            </Button>
          }
        >
          {texts.unsaved}
        </Banner>
      )}
      <Card aria-labelledby="what" className="grid gap-4">
        <h2 id="what" className="text-lg">
          {texts.whatTitle}
        </h2>
        <Checkbox
          label={texts.realTalk}
          hint={texts.realTalkHint}
          checked={form.allow_real_talk_push}
          onChange={(event) => choose({ allow_real_talk_push: event.target.checked })}
        />
        {form.allow_real_talk_push && timeField('real_talk_at', texts.at, quietHint('real_talk', form))}
        {isLossMode && <p className="text-muted text-sm">{texts.restsAfterLoss}</p>}
        {!isLossMode && (
          <SelectField
            label={texts.season}
            hint={texts.seasonHint}
            placeholder={texts.seasonUnsaid}
            options={seasons}
            value={form.season ?? ''}
            onChange={({ target: { value } }) =>
              choose({ season: seasons.find((season) => season === value) ?? null })
            }
          />
        )}
        {!isLossMode && form.children.length === 0 && (
          <p className="text-muted text-sm">{texts.noChildren}</p>
        )}
        {nudged.map(({ name, ...nudges }) => (
          <div key={nudges.id} className="grid border-line border-t pt-2">
            <Checkbox
              label={texts.wakeFor(name)}
              checked={nudges.notify_wake}
              onChange={(event) => setNudges({ ...nudges, notify_wake: event.target.checked })}
            />
            <Checkbox
              label={texts.bedtimeFor(name)}
              checked={nudges.notify_bedtime}
              onChange={(event) => setNudges({ ...nudges, notify_bedtime: event.target.checked })}
            />
          </div>
        ))}
        {nudged.some((child) => child.notify_wake) &&
          timeField('wake_at', texts.wakeAt, quietHint('wake', form))}
        {nudged.some((child) => child.notify_bedtime) &&
          timeField('bedtime_at', texts.bedtimeAt, quietHint('bedtime', form))}
      </Card>
      <Card aria-labelledby="quiet" className="grid gap-4">
        <div className="grid gap-1">
          <h2 id="quiet" className="text-lg">
            {texts.quietTitle}
          </h2>
          <p className="text-muted text-sm">
            {form.quiet_from && form.quiet_from === form.quiet_until ? texts.quietNone : texts.quietHint}
          </p>
        </div>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3">
          {timeField('quiet_from', texts.quietFrom)}
          {timeField('quiet_until', texts.quietUntil)}
        </div>
        <SelectField
          label={texts.zone}
          hint={phoneZoneHint(phoneZone, form.timezone) ?? texts.zoneHint}
          options={timezoneOptions(phoneZone, saved.timezone)}
          value={form.timezone}
          onChange={(event) => choose({ timezone: event.target.value })}
        />
      </Card>
      <Button type="submit" busy={save.isPending}>
        {texts.save}
      </Button>
    </form>
  )
}

/** What quiet hours do to a nudge at that time, where they do anything. Of a time that is blank nothing can be said. */
function quietHint(kind: NudgeKind, form: ReminderSettings): string | undefined {
  const time = form[`${kind}_at`]
  if (!time || !form.quiet_from || !form.quiet_until) return undefined
  const at = minuteOf(time)
  const window = nudgeWindow(kind, at, {
    from: minuteOf(form.quiet_from),
    until: minuteOf(form.quiet_until),
  })
  if (!window) return texts.wontCome
  return window.from === at ? undefined : texts.waits(timeLabel(timeOf(window.from)))
}
