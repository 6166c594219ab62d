import { useState } from 'react'
import { needs, people, connectTexts as texts } from '#content/modes/connect.ts'
import { limits } from '#contract/limits.ts'
import { asText } from '#web/lib/device/parse.ts'
import { asOneOf } from '#web/lib/device/parse-combinators.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { paths } from '#web/paths.ts'
import { LazySafetyCard } from '#web/safety/lazy-safety-card.tsx'
import { useExplicitCard } from '#web/safety/use-explicit-card.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { TextareaField } from '#web/ui/textarea-field.tsx'
import { draftKeys } from '../draft-keys.ts'
import { messageFor } from './message.ts'
import { SendButtons } from './send-buttons.tsx'

const choices = <Id extends string>(list: readonly { id: Id; name: string }[]) =>
  list.map(({ id, name }) => ({ value: id, label: name }))

const asPerson = asOneOf(people.map(({ id }) => id))
const asNeed = asOneOf(needs.map(({ id }) => id))

/** The message comes up under the choices; below the fold it would go unnoticed. */
function bringIntoView(element: HTMLElement | null): void {
  const calm = matchMedia('(prefers-reduced-motion: reduce)').matches
  element?.scrollIntoView({ block: 'nearest', behavior: calm ? 'auto' : 'smooth' })
}

/** One message to one person, made from who it is for and what she needs. Words she changed are kept, and never replaced unasked. */
export function ConnectTool() {
  const [person, setPerson] = useStoredState('modes:connect-person', undefined, asPerson)
  const [need, setNeed] = useStoredState('modes:connect-need', undefined, asNeed)
  const [edited, setEdited] = useStoredState(draftKeys.connect, null, asText)
  const [wording, setWording] = useState(0)
  // What she finds as she left it is no news: the screen begins at its top.
  const [wasThere] = useState(person !== undefined && need !== undefined)
  const message = edited ?? (person && need ? messageFor(person, need, wording) : '')

  const cardId = useExplicitCard(edited ? [edited] : [])

  return (
    <>
      <Card aria-labelledby="ask" className="grid gap-5">
        <div className="grid gap-1">
          <h2 id="ask" className="text-lg">
            {texts.title}
          </h2>
          <p className="text-muted">{texts.intro}</p>
        </div>
        <ChoiceGroup legend={texts.who} choices={choices(people)} value={person} onChange={setPerson} />
        <ChoiceGroup legend={texts.need} choices={choices(needs)} value={need} onChange={setNeed} />
        {person && need && (
          <div ref={wasThere ? null : bringIntoView} className="grid scroll-my-24 gap-3">
            <TextareaField
              label={texts.message}
              hint={texts.messageHint}
              maxLength={limits.focusMax}
              value={message}
              onChange={(event) => setEdited(event.target.value)}
            />
            <LazySafetyCard id={cardId} of="message" />
            <SendButtons message={message} />
            <Button
              variant="quiet"
              size="sm"
              className="-ml-4 justify-self-start"
              onClick={() => {
                setEdited(null)
                setWording(wording + 1)
              }}
            >
              {texts.other}
            </Button>
          </div>
        )}
      </Card>
      <AppLink to={paths.connect()} className={buttonClass('secondary')}>
        {texts.moreWays}
      </AppLink>
    </>
  )
}
