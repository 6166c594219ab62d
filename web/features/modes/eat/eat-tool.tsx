import { useState } from 'react'
import { eatTexts, energies, type Food, foods } from '#content/modes/eat.ts'
import { asList, asOneOf } from '#web/lib/device/parse-combinators.ts'
import { useStoredState } from '#web/lib/device/stored-state.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { pageOf } from '#web/ui/page-of.ts'
import { PantryPicker } from './pantry-picker.tsx'
import { pickIdeas } from './pick-ideas.ts'

const shown = 3
const asEnergy = asOneOf(energies.map(({ id }) => id))
const asFoods = asList(asOneOf(foods.map(({ id }) => id)))
const nameOf = (food: Food) => foods.find(({ id }) => id === food)?.name.toLowerCase()

/** Small food ideas by what she has in her and in the house. */
export function EatTool() {
  const [energy, setEnergy] = useStoredState('modes:eat-energy', 'no-cooking', asEnergy)
  const [house, setHouse] = useStoredState('modes:eat-house', [], asFoods)
  const [page, setPage] = useState(0)
  const picked = pickIdeas(energy, house)
  const fits = picked[0]?.missing.length === 0

  function toggle(food: Food) {
    setHouse(house.includes(food) ? house.filter((had) => had !== food) : [...house, food])
    setPage(0)
  }

  return (
    <>
      <Card aria-labelledby="eat" className="grid gap-5">
        <div className="grid gap-1">
          <h2 id="eat" className="text-lg">
            {eatTexts.title}
          </h2>
          <p className="text-muted">{eatTexts.intro}</p>
        </div>
        <ChoiceGroup
          legend={eatTexts.energy}
          choices={energies.map(({ id, name }) => ({ value: id, label: name }))}
          value={energy}
          onChange={(next) => {
            setEnergy(next)
            setPage(0)
          }}
        />
        <PantryPicker house={house} onToggle={toggle} />
      </Card>
      <section aria-labelledby="ideas" className="grid gap-3">
        <h2 id="ideas" className="text-lg">
          {eatTexts.results}
        </h2>
        <div aria-live="polite" className="grid gap-3">
          {!fits && <p className="text-muted">{eatTexts.noMatch}</p>}
          <ul className="grid gap-3">
            {pageOf(picked, page, shown).map(({ idea, missing }) => (
              <li key={idea.title}>
                <Card padding="sm" className="grid gap-0.5">
                  <h3 className="text-base">{idea.title}</h3>
                  <p>{idea.how}</p>
                  {missing.length > 0 && (
                    <p className="text-muted text-sm">
                      {eatTexts.alsoNeeds} {missing.map(nameOf).join(', ')}
                    </p>
                  )}
                </Card>
              </li>
            ))}
          </ul>
        </div>
        {picked.length > shown && (
          <Button variant="secondary" onClick={() => setPage(page + 1)}>
            {eatTexts.more}
          </Button>
        )}
      </section>
    </>
  )
}
