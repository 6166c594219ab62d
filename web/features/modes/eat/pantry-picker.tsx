import { ChevronDown } from 'lucide-react'
import { eatTexts, type Food, foods } from '#content/modes/eat.ts'
import { ChipSet } from '#web/ui/chip-set.tsx'

/** What is in the house. Folded, so that the ideas stand on the first screen; the fold says what is ticked. */
export function PantryPicker({
  house,
  onToggle,
}: {
  house: readonly Food[]
  onToggle: (food: Food) => void
}) {
  const ticked = foods.filter(({ id }) => house.includes(id)).map(({ name }) => name)
  return (
    <details className="group rounded-2xl bg-sunken">
      <summary className="flex min-h-12 items-center gap-2 rounded-2xl px-4 py-2.5 font-bold">
        <span className="min-w-0 flex-1">
          {eatTexts.house}
          <span className="block font-normal text-muted text-sm">
            {ticked.length > 0 ? ticked.join(', ') : eatTexts.houseEmpty}
          </span>
        </span>
        <ChevronDown
          aria-hidden
          className="size-5 shrink-0 transition-[rotate] duration-200 group-open:rotate-180"
        />
      </summary>
      <div className="px-4 pb-4">
        <ChipSet
          legend={eatTexts.houseLegend}
          hint={eatTexts.houseHint}
          choices={foods.map(({ id, name }) => ({ value: id, label: name }))}
          values={house}
          onToggle={onToggle}
        />
      </div>
    </details>
  )
}
