import { BellRing, Feather, HeartHandshake, LifeBuoy, MessageCircleHeart, UsersRound } from 'lucide-react'
import type { FormEvent } from 'react'
import { factsLinks } from '#content/facts/links.ts'
import { productName } from '#contract/limits.ts'
import { useStartCheckout } from '#web/member/start-checkout.ts'
import { paths } from '#web/paths.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button } from '#web/ui/button.tsx'
import { buttonClass } from '#web/ui/button-class.ts'
import { LegalLinks } from '#web/ui/legal-links.tsx'
import { QuickExit } from '#web/ui/quick-exit.tsx'
import { VillagePicture } from './village-picture.tsx'

const benefits = [
  { Icon: MessageCircleHeart, text: '24/7 chat support for the hardest moments' },
  { Icon: BellRing, text: 'Daily reminders to ease the mental load' },
  { Icon: HeartHandshake, text: 'Real support for real motherhood' },
]

/**
 * The whole landing page, outside the frame. It is rendered to HTML at build time, so it uses plain links and
 * a plain form, and needs neither the router nor the query cache.
 */
export function LandingScreen() {
  const { busy, error, start } = useStartCheckout()

  function submit(event: FormEvent) {
    event.preventDefault()
    void start()
  }

  return (
    <div className="min-h-dvh bg-linear-to-b from-brand-soft via-brand-soft/40 to-transparent">
      <header className="safe-top sticky top-0 z-40 bg-linear-to-b from-70% from-brand-soft to-transparent">
        <div className="mx-auto flex max-w-sm justify-end gap-x-1.5 px-[min(1.25rem,5vw)] pt-2 pb-3">
          <QuickExit />
          <a
            href={paths.chat({ sos: true })}
            className="inline-flex min-h-11 items-center gap-1.5 rounded-full bg-danger-soft px-3.5 font-extrabold text-on-danger-soft text-sm tracking-wide shadow-card"
          >
            <LifeBuoy aria-hidden className="size-5" />
            SOS<span className="sr-only">: help right now</span>
          </a>
        </div>
      </header>
      <main className="safe-bottom mx-auto w-full max-w-sm px-[min(1.25rem,5vw)]">
        <div className="grid gap-7 pt-3 pb-10">
          <div className="grid justify-items-center gap-3 text-center">
            <div className="grid size-20 place-items-center rounded-full bg-card text-brand shadow-card">
              <Feather aria-hidden className="size-10" />
            </div>
            <h1 className="text-3xl text-brand">{productName}</h1>
            <p className="max-w-xs font-bold text-lg">
              Motherhood feels heavy sometimes. You don't have to carry it alone.
            </p>
          </div>
          <div className="grid gap-4 rounded-3xl bg-card p-[min(1.25rem,5vw)] shadow-card">
            <ul className="grid gap-4">
              {benefits.map(({ Icon, text }) => (
                <li key={text} className="flex flex-wrap items-center gap-3.5 font-semibold">
                  <span className="grid size-11 shrink-0 place-items-center rounded-2xl bg-brand-soft text-brand">
                    <Icon aria-hidden className="size-6" />
                  </span>
                  <span className="min-w-0 flex-[1_1_9rem]">{text}</span>
                </li>
              ))}
            </ul>
            <p className="flex flex-wrap items-center gap-3.5 border-line border-t pt-4 text-muted text-sm">
              <span className="grid size-11 shrink-0 place-items-center text-brand">
                <UsersRound aria-hidden className="size-6" />
              </span>
              <span className="min-w-0 flex-[1_1_9rem]">
                <strong className="text-ink">Bonus: the Village.</strong> A place to talk with other mums, as
                part of your membership.
              </span>
            </p>
          </div>
          <form action={paths.startCheckout()} onSubmit={submit} className="grid gap-3 text-center">
            <Button
              type="submit"
              busy={busy}
              busyLabel="Preparing checkout…"
              className="bg-brand! text-lg! text-on-brand! hover:brightness-95"
            >
              Start free trial
            </Button>
            {error && (
              <Banner tone="danger" role="alert">
                {error}
              </Banner>
            )}
            <p className="text-muted text-sm">
              You'll add a card on the next screen. You won't be charged today.
            </p>
          </form>
          <a href={paths.signIn()} className={buttonClass('quiet')}>
            Already a member? Sign in here
          </a>
          <a href={paths.facts()} className={buttonClass('quiet')}>
            {factsLinks.fromWelcome}
          </a>
          <VillagePicture />
          <LegalLinks />
        </div>
      </main>
    </div>
  )
}
