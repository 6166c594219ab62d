/** The look of a label that is a chip around a native radio or checkbox. */
export const chipClass =
  'flex min-h-12 min-w-0 items-center justify-center gap-1.5 rounded-2xl border border-accent bg-sunken px-4 py-2 text-center font-semibold leading-tight transition-[background-color,border-color,box-shadow] duration-200 hover:border-primary has-checked:border-primary has-checked:bg-accent has-checked:text-on-accent has-checked:inset-ring-2 has-checked:inset-ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'
