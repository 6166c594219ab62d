import { modes } from '#content/modes.ts'
import { paths } from '#web/paths.ts'
import { AppLink } from '#web/ui/app-link.tsx'
import { cardClass } from '#web/ui/card.tsx'
import { modeIcons } from './mode-icon.ts'

/** Links to the eight modes, with what each is for where asked; on narrow screens every name stands below its icon. */
export function ModeGrid({ withDescriptions = false }: { withDescriptions?: boolean }) {
  return (
    <ul className="@container grid grid-cols-[repeat(auto-fit,minmax(8rem,1fr))] gap-3">
      {modes.map((mode) => {
        const Icon = modeIcons[mode.id]
        return (
          <li key={mode.id} className="grid">
            <AppLink to={paths.mode(mode.id)} className={cardClass({ padding: 'sm', pressable: true })}>
              <span className="flex flex-wrap items-center gap-x-2 gap-y-1 @max-[21.5rem]:flex-col @max-[21.5rem]:items-start">
                <span className="grid size-10 shrink-0 place-items-center rounded-full bg-accent-soft text-on-accent">
                  <Icon aria-hidden className="size-5.5" />
                </span>
                <span className="font-bold">{mode.name}</span>
              </span>
              {withDescriptions && <span className="mt-2 block text-muted text-sm">{mode.description}</span>}
            </AppLink>
          </li>
        )
      })}
    </ul>
  )
}
