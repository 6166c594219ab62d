import { classes } from './classes.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'md' | 'sm'

const base =
  'inline-flex items-center justify-center gap-2 rounded-2xl text-center text-balance font-bold [&>svg]:shrink-0 transition-[background-color,box-shadow,scale] duration-200 ease-soft active:scale-98 aria-disabled:cursor-default aria-disabled:active:scale-100 disabled:cursor-default disabled:active:scale-100'

const sizes: Record<ButtonSize, string> = {
  md: 'min-h-12 px-5 py-2.5 text-base',
  sm: 'min-h-11 px-4 py-2 text-sm',
}

const variants: Record<ButtonVariant, string> = {
  primary:
    'bg-primary text-on-primary shadow-card hover:bg-primary-hover disabled:bg-sunken disabled:text-muted disabled:shadow-none',
  secondary: 'bg-accent text-on-accent hover:brightness-97 disabled:bg-sunken disabled:text-muted',
  quiet: 'text-primary-ink hover:bg-accent-soft disabled:text-muted',
  danger: 'bg-danger text-on-danger hover:brightness-95 disabled:bg-sunken disabled:text-muted',
}

/** The look of a button, for links that are the main action of a screen. */
export function buttonClass(variant: ButtonVariant = 'primary', size: ButtonSize = 'md'): string {
  return classes(base, sizes[size], variants[variant])
}
