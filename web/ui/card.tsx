import type { ComponentProps } from 'react'
import { classes } from './classes.ts'

export type CardTone = 'plain' | 'accent' | 'danger'

const tones: Record<CardTone, string> = {
  plain: 'bg-card border-line',
  accent: 'bg-linear-to-br bg-origin-border from-accent-soft to-accent text-on-accent border-transparent',
  danger: 'bg-danger-soft text-on-danger-soft border-transparent',
}

/** How far its content stands from its edge: `sm` for rows of a list and tiles. */
type CardPadding = 'md' | 'sm'

const paddings: Record<CardPadding, string> = {
  md: 'p-[min(1.25rem,6vw)]',
  sm: 'p-4',
}

/** The look of a card, for links and buttons that are cards. */
export function cardClass({
  tone = 'plain',
  padding = 'md',
  pressable = false,
}: {
  tone?: CardTone
  padding?: CardPadding
  pressable?: boolean
} = {}) {
  return classes(
    'rounded-3xl border shadow-card',
    paddings[padding],
    tones[tone],
    pressable &&
      'block transition-[box-shadow,scale,translate] duration-200 ease-soft hover:shadow-lift motion-safe:hover:-translate-y-0.5 active:scale-98',
  )
}

/** A white card on the peach ground. Give it `aria-labelledby` where it has a heading. */
export function Card({
  tone = 'plain',
  padding = 'md',
  className,
  ...rest
}: ComponentProps<'section'> & { tone?: CardTone; padding?: CardPadding }) {
  return <section {...rest} className={classes(cardClass({ tone, padding }), className)} />
}
