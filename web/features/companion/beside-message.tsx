import { villageSectionLine } from '#content/companion/village-section.ts'
import { lossTexts } from '#content/loss/texts.ts'
import { seeRemembered, whatWasNoted } from '#content/memory/noted.ts'
import type { Message } from '#contract/companion.ts'
import { useSetLossMode } from '#web/member/loss.ts'
import { useIsLossMode } from '#web/member/profile.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { FollowUpOffer } from './follow-up-offer.tsx'

/** What stands under a reply and is none of its words: what was remembered or forgotten, and what she is offered. */
export function BesideMessage({ message }: { message: Message }) {
  const { noted, offers_loss_mode, offers_follow_up, village_section, thread_id } = message
  return (
    <>
      {noted && (
        <p className="wrap-anywhere whitespace-pre-line px-2 text-muted text-sm">
          {whatWasNoted(noted)}{' '}
          <AppLink to={paths.memory()} className="underline">
            {seeRemembered}
          </AppLink>
        </p>
      )}
      {village_section && (
        <p className="px-2 text-muted text-sm">
          {villageSectionLine}{' '}
          <AppLink to={paths.villageSection(village_section)} className="inline-block py-1 underline">
            {village_section}
          </AppLink>
        </p>
      )}
      {offers_loss_mode && <LossOffer />}
      {offers_follow_up && <FollowUpOffer threadId={thread_id} />}
    </>
  )
}

/** One tap makes the app gentler, and one takes it back. */
function LossOffer() {
  const isOn = useIsLossMode()
  const { isPending, set } = useSetLossMode()
  return (
    <div className="grid justify-items-start gap-2 px-2 text-sm">
      <p className="text-muted">{isOn ? lossTexts.offerTaken : lossTexts.offer}</p>
      <Button variant="secondary" size="sm" busy={isPending} onClick={() => set(!isOn)}>
        {isOn ? lossTexts.turnOff : lossTexts.offerYes}
      </Button>
    </div>
  )
}
