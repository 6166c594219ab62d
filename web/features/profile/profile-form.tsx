import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import { focuses } from '#contract/options.ts'
import type { Child, Profile } from '#contract/profile.ts'
import { calm, gravestNotice } from '#contract/safety.ts'
import { CallError } from '#web/lib/api/call.ts'
import { failureText } from '#web/lib/api/failure-text.ts'
import { useLastFailure } from '#web/lib/api/last-failure.ts'
import { useUnsaved } from '#web/lib/offline/unsaved.ts'
import { SafetyNoticeAtTop } from '#web/safety/safety-notice-at-top.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { GrowingTextarea } from '#web/ui/growing-textarea.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { focusToSend, useSaveProfile } from './api.ts'
import { isBlank, KidsFields, toKids } from './kids-fields.tsx'

interface ProfileFormProps {
  /** Undefined where it could not be read: the form then stays empty and cannot be saved. */
  saved: { profile: Profile; children: Child[] } | undefined
  email: string
}

/** Name, phone, focus, notes and kids. */
export function ProfileForm({ saved, email }: ProfileFormProps) {
  const children = saved?.children ?? []
  const stored = saved?.profile.focus
  // One that is offered no more is hers until she chooses another.
  const offered = stored ? [...new Set<string>([...focuses, stored])] : focuses
  const [form, setForm] = useState({
    full_name: saved?.profile.full_name ?? '',
    phone: saved?.profile.phone ?? '',
    notes: saved?.profile.notes ?? '',
    focus: saved?.profile.focus ?? '',
  })
  const [kids, setKids] = useState(() => toKids(children))
  const typed = JSON.stringify([form, kids.filter((kid) => !isBlank(kid))])
  const [onServer, setOnServer] = useState(typed)
  useUnsaved(typed !== onServer)
  const [openedWith, setOpenedWith] = useState(() => children.map(({ id }) => id))
  const [notice, setNotice] = useState(calm)
  const save = useSaveProfile()
  const { error } = useLastFailure(save)
  const isGoneElsewhere = (id: string) =>
    openedWith.includes(id) && !children.some((child) => child.id === id)
  const sent = kids.filter((kid) => !isBlank(kid) && !isGoneElsewhere(kid.id))

  const field = (name: keyof typeof form) => ({
    name,
    value: form[name],
    disabled: !saved,
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })

  /** The server names a kid by her place in what was sent. */
  function kidErrors(): Record<string, string> {
    if (!(error instanceof CallError)) return {}
    const { fields } = error
    return Object.fromEntries(
      (save.variables?.kids ?? []).flatMap(({ id }, index) => {
        const error = fields[`kids.${index}.name`]
        return error ? [[id, error]] : []
      }),
    )
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const kept = new Set(kids.map(({ id }) => id))
    // A child that was added elsewhere meanwhile was never in this form, so it is not for it to remove.
    const removed_kids = openedWith.filter((id) => !kept.has(id))
    const focus = focusToSend(form.focus)
    save.mutate(
      { ...form, focus, kids: sent, removed_kids },
      {
        onSuccess: (now) => {
          setKids(toKids(now.children))
          setOnServer(JSON.stringify([form, toKids(now.children)]))
          setOpenedWith(now.children.map(({ id }) => id))
          setNotice((shown) => gravestNotice(now.safety, shown))
          toast({ title: 'Profile saved', description: 'Your details have been updated.' })
        },
        onError: (error) =>
          toast({
            title: 'Error',
            description: failureText(error, 'Could not save profile.'),
            variant: 'destructive',
          }),
      },
    )
  }

  return (
    <>
      <SafetyNoticeAtTop notice={notice} surface="profile" onChange={setNotice} />
      <Card>
        <form noValidate onSubmit={submit} className="grid gap-4">
          <TextField
            label="Full name"
            autoComplete="name"
            maxLength={limits.nameMax}
            {...field('full_name')}
          />
          <Field label="Email" hint="You can change it under Account, Email and password.">
            {(control) => (
              <GrowingTextarea {...control} readOnly value={email} className="block w-full wrap-anywhere" />
            )}
          </Field>
          <TextField
            label="Phone"
            optional
            type="tel"
            autoComplete="tel"
            placeholder="04xx xxx xxx"
            maxLength={40}
            {...field('phone')}
          />
          <SelectField
            label="Top focus"
            optional
            hint="What you would most like a hand with."
            placeholder="Not said"
            options={offered}
            {...field('focus')}
          />
          <TextareaField label="Notes" optional maxLength={limits.notesMax} {...field('notes')} />
          <KidsFields
            kids={kids}
            saved={children}
            errors={kidErrors()}
            disabled={!saved}
            isLossMode={Boolean(saved?.profile.loss_since)}
            onChange={setKids}
          />
          <Button type="submit" disabled={!saved} busy={save.isPending} busyLabel="Saving…">
            Save profile
          </Button>
        </form>
      </Card>
    </>
  )
}
