import { useMutation } from '@tanstack/react-query'
import { HandHeart, Heart, type LucideIcon } from 'lucide-react'
import { postTexts as texts } from '#content/village/texts.ts'
import { type ReactionKind, reactionKinds } from '#contract/village.ts'
import { toast } from '#web/ui/toast.ts'
import { cancelRefetches } from './cache.ts'
import {
  countOf,
  hasReacted,
  sendReaction,
  showItem,
  threadOf,
  type VillageItem,
  withReaction,
} from './village-item.ts'

const icons: Record<ReactionKind, LucideIcon> = { heart: Heart, me_too: HandHeart }

/** A heart and a 'me too', with how many there are. Nobody sees who gave them; of her own words she sees the counts alone. */
export function Reactions({ item }: { item: VillageItem }) {
  return reactionKinds.map((kind) =>
    item.is_mine ? (
      <Count key={kind} item={item} kind={kind} />
    ) : (
      <Toggle key={kind} item={item} kind={kind} />
    ),
  )
}

interface ReactionProps {
  item: VillageItem
  kind: ReactionKind
}

function Count({ item, kind }: ReactionProps) {
  const Icon = icons[kind]
  const count = countOf(item, kind)
  if (count === 0) return null
  return (
    <span className="inline-flex min-h-11 items-center gap-1.5 px-3 font-semibold text-muted text-sm">
      <Icon aria-hidden className="size-5" />
      <span className="sr-only">{texts.reactions[kind]}: </span>
      {count}
    </span>
  )
}

function Toggle({ item, kind }: ReactionProps) {
  const isOn = hasReacted(item, kind)
  const reacting = useMutation({
    // One after the other, so that the last press is what holds.
    scope: { id: `${kind}:${item.id}` },
    mutationFn: (is_on: boolean) => sendReaction(item, { kind, is_on }),
    onMutate: async (is_on) => {
      const { hearts, me_toos, my_reactions } = item
      await cancelRefetches(threadOf(item))
      showItem(item, withReaction(item, kind, is_on))
      return { hearts, me_toos, my_reactions }
    },
    onSuccess: ({ hearts, me_toos, my_reactions }) => showItem(item, { hearts, me_toos, my_reactions }),
    onError: (error, _isOn, before) => {
      if (before) showItem(item, before)
      toast({ title: error.message, variant: 'destructive' })
    },
  })
  const Icon = icons[kind]
  const count = countOf(item, kind)
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
