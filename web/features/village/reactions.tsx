import { useMutation } from '@tanstack/react-query'
import { HandHeart, Heart, type LucideIcon } from 'lucide-react'
import { postTexts as texts } from '#content/village/texts.ts'
import { type ReactionKind, reactionKinds } from '#contract/village.ts'
import { toast } from '#web/ui/toast.ts'
import { stopReadings } from './cache.ts'
import { countOf, hasReacted, sendReaction, show, threadOf, type Written, withReaction } from './written.ts'

const icons: Record<ReactionKind, LucideIcon> = { heart: Heart, me_too: HandHeart }

/** A heart and a 'me too', with how many there are. Nobody sees who gave them; of her own words she sees the counts alone. */
export function Reactions({ of: one }: { of: Written }) {
  return reactionKinds.map((kind) =>
    one.is_mine ? <Count key={kind} of={one} kind={kind} /> : <Toggle key={kind} of={one} kind={kind} />,
  )
}

interface ReactionProps {
  of: Written
  kind: ReactionKind
}

function Count({ of: one, kind }: ReactionProps) {
  const Icon = icons[kind]
  const count = countOf(one, kind)
  if (count === 0) return null
  return (
    <span className="inline-flex min-h-11 items-center gap-1.5 px-3 font-semibold text-muted text-sm">
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">{texts.reactions[kind]}: </span>
      {count}
    </span>
  )
}

function Toggle({ of: one, kind }: ReactionProps) {
  const isOn = hasReacted(one, kind)
  const reacting = useMutation({
    // One after the other, so that the last press is what holds.
    scope: { id: `${kind}:${one.id}` },
    mutationFn: (is_on: boolean) => sendReaction(one, { kind, is_on }),
    onMutate: async (is_on) => {
      const { hearts, me_toos, my_reactions } = one
      await stopReadings(threadOf(one))
      show(one, withReaction(one, kind, is_on))
      return { hearts, me_toos, my_reactions }
    },
    onSuccess: ({ hearts, me_toos, my_reactions }) => show(one, { hearts, me_toos, my_reactions }),
    onError: (error, _isOn, before) => {
      if (before) show(one, before)
      toast({ title: error.message, variant: 'destructive' })
    },
  })
  const Icon = icons[kind]
  const count = countOf(one, kind)
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={() => reacting.mutate(!isOn)}
      className="inline-flex min-h-11 items-center gap-1.5 rounded-full px-3 font-semibold text-muted text-sm hover:bg-accent-soft aria-pressed:bg-accent aria-pressed:text-on-accent aria-pressed:hover:brightness-97"
    >
      <Icon aria-hidden className="size-5" fill={isOn && kind === 'heart' ? 'currentColor' : 'none'} />
      {texts.reactions[kind]}
      {count > 0 && <span className="tabular-nums">{count}</span>}
    </button>
  )
}
