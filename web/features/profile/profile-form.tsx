import { type FormEvent, useState } from 'react'
import { limits } from '#contract/limits.ts'
import type { Profile } from '#contract/profile.ts'
import { CallError } from '#web/lib/call.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { toast } from '#web/ui/toast.ts'
import { useSaveProfile } from './api.ts'

/** Name, phone and notes; disabled where nothing `saved` is known. */
export function ProfileForm({ saved, email }: { saved: Profile | undefined; email: string }) {
  const [form, setForm] = useState({
    full_name: saved?.full_name ?? '',
    phone: saved?.phone ?? '',
    notes: saved?.notes ?? '',
  })
  const save = useSaveProfile()

  const field = (name: keyof typeof form) => ({
    name,
    value: form[name],
    disabled: !saved,
    onChange: (event: { target: { value: string } }) => setForm({ ...form, [name]: event.target.value }),
  })

  function submit(event: FormEvent) {
    event.preventDefault()
    save.mutate(form, {
      onSuccess: () => toast({ title: 'Profile saved', description: 'Your details have been updated.' }),
      onError: (error) =>
        toast({
          title: 'Error',
          description: error instanceof CallError ? error.message : 'Could not save profile.',
          variant: 'destructive',
        }),
    })
  }

  return (
    <Card>
      <form noValidate onSubmit={submit} className="grid gap-4">
        <TextField label="Full name" autoComplete="name" maxLength={limits.nameMax} {...field('full_name')} />
        <TextField
          label="Email"
          type="email"
          readOnly
          value={email}
          hint="You can change it under Account, Email and password."
        />
        <TextField
          label="Phone"
          optional
          type="tel"
          autoComplete="tel"
          placeholder="04xx xxx xxx"
          maxLength={40}
          {...field('phone')}
        />
        <TextareaField label="Notes" optional maxLength={limits.notesMax} {...field('notes')} />
        <Button type="submit" disabled={!saved} busy={save.isPending} busyLabel="Saving…">
          Save profile
        </Button>
      </form>
    </Card>
  )
}
