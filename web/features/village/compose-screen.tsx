import type { FormEvent } from 'react'
import { useLocation } from 'wouter'
import { composeTexts as texts } from '#content/village/texts.ts'
import { limits } from '#contract/limits.ts'
import { type VillageTopic, villageTopics } from '#contract/options.ts'
import { goBack } from '#web/lib/device/go-back.ts'
import { paths } from '#web/paths.ts'
import { SafetyCardAtTop } from '#web/safety/safety-card-at-top.tsx'
import { useScreenCard } from '#web/safety/screen-card.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { CharactersLeft } from '#web/ui/characters-left.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { SelectField } from '#web/ui/select-field.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { AnonymousSwitch } from './anonymous-switch.tsx'
import { HouseRulesDialog } from './house-rules-dialog.tsx'
import { NewAccountNote } from './new-account-note.tsx'
import { SimilarPosts } from './similar-posts.tsx'
import { StateNote } from './state-note.tsx'
import { useCompose } from './use-compose.ts'
import { Warnings } from './warnings.tsx'

/** Where a post is written. */
export function ComposeScreen({ section }: { section: VillageTopic }) {
  const [, navigate] = useLocation()
  const compose = useCompose(section)
  const { draft, change, rules } = compose
  useScreenCard(compose.unheardCard)

  function submit(event: FormEvent) {
    event.preventDefault()
    compose.submit()
  }

  return (
    <div className="grid gap-4">
      <PageHeader
        title={texts.title}
        onBack={() => goBack(() => navigate(paths.villageSection(section), { replace: true }))}
        backLabel={texts.back}
      />
      <SafetyCardAtTop id={compose.unheardCard} of={draft.content} />
      <StateNote />
      <Card>
        <form ref={compose.form} onSubmit={submit} className="grid gap-5" noValidate>
          <SelectField
            label={texts.topic}
            options={villageTopics}
            value={compose.topic}
            onChange={({ target }) => change({ topic: target.value })}
          />
          <div className="grid gap-1.5">
            <TextareaField
              label={texts.text}
              hint={texts.draftKept}
              rows={6}
              maxLength={limits.postMax}
              value={draft.content}
              error={compose.error}
              onChange={({ target }) => change({ content: target.value })}
            />
            <CharactersLeft text={draft.content} max={limits.postMax} />
            <SimilarPosts words={draft.content} />
          </div>
          <AnonymousSwitch
            label={texts.anonymous}
            isOn={draft.isAnonymous}
            onChange={(isAnonymous) => change({ isAnonymous })}
          />
          <NewAccountNote left={rules.standing?.new_account?.posts_left} what="posts" />
          <Warnings
            warnings={compose.warnings}
            busy={compose.isPosting}
            onPostAnyway={() => compose.submit(compose.warnings)}
          />
          <Button type="submit" busy={compose.isPosting} busyLabel={texts.posting}>
            {texts.post}
          </Button>
        </form>
      </Card>
      <HouseRulesDialog open={rules.isAsking} onClose={rules.putOff} onAccepted={rules.accept} />
    </div>
  )
}
