import { exerciseTexts, focusExperiments, iAmStarts, thoughtHabits } from '#content/rediscover/exercises.ts'
import { rediscoverTexts as texts } from '#content/rediscover/texts.ts'
import { ownSpark, values } from '#content/rediscover/values.ts'
import { limits } from '#contract/limits.ts'
import type { AnswerData } from '#contract/rediscover.ts'
import { type ExerciseId, exercises, type FocusSlug, valueLengthMax } from '#contract/rediscover-exercises.ts'
import { Button } from '#web/ui/button.tsx'
import { ChoiceGroup } from '#web/ui/choice-group.tsx'
import { HeartRating } from '#web/ui/heart-rating.tsx'
import { EnergyChoice } from './energy-choice.tsx'
import type { LocalAnswers } from './local-answers.ts'
import { TextBoxes } from './text-boxes.tsx'
import { WordChoice } from './word-choice.tsx'

interface ExerciseFieldsProps {
  exercise: ExerciseId
  data: AnswerData
  /** What she has answered so far, which later exercises draw on. */
  answers: LocalAnswers
  onChange: (part: Partial<AnswerData>) => void
}

const sparkOf = (word: string) => values.find((value) => value.word === word)?.spark ?? ownSpark(word)

/** What she may pick in an exercise without typing it: of experiments what goes with her own words and her focus. */
function offeredIn(exercise: ExerciseId, answers: LocalAnswers): string[] {
  if (exercise === 'values') return values.map(({ word }) => word)
  if (exercise === 'thought') return [...thoughtHabits]
  if (exercise === 'i-am') return [...iAmStarts]
  const focus = answers.focus?.response.data?.choice as FocusSlug | null | undefined
  const words = answers.values?.response.data?.words ?? []
  return [...words.map(sparkOf), focusExperiments[focus ?? 'general'], focusExperiments['alone-time']]
}

/** What an exercise asks her for. */
export function ExerciseFields({ exercise, data, answers, onChange }: ExerciseFieldsProps) {
  const { choices, choiceLegend, scale, boxes, list } = exerciseTexts[exercise]
  const { most, isSorted } = exercises[exercise]
  return (
    <>
      {choices && (
        <ChoiceGroup
          legend={choiceLegend ?? ''}
          choices={Object.entries(choices).map(([value, label]) => ({ value, label }))}
          value={data.choice ?? undefined}
          onChange={(choice) => onChange({ choice })}
        />
      )}
      {scale && exercise !== 'reword' && (
        <HeartRating {...scale} value={data.scale ?? 0} onChange={(value) => onChange({ scale: value })} />
      )}
      {boxes && <TextBoxes boxes={boxes} texts={data.texts} onChange={(now) => onChange({ texts: now })} />}
      {/* Belief is asked about once there are words to believe. */}
      {scale && exercise === 'reword' && (
        <HeartRating {...scale} value={data.scale ?? 0} onChange={(value) => onChange({ scale: value })} />
      )}
      {list && most && (
        <WordChoice
          list={list}
          offered={offeredIn(exercise, answers)}
          words={data.words}
          most={most}
          longest={exercise === 'values' ? valueLengthMax : limits.rediscoverLineMax}
          onChange={(words) => onChange({ words })}
        />
      )}
      {exercise === 'tiny' && data.words.length > 0 && (
        <Experiments words={data.words} onChange={(words) => onChange({ words })} />
      )}
      {list && isSorted && (
        <EnergyChoice list={list} sorted={data.sorted} onChange={(sorted) => onChange({ sorted })} />
      )}
    </>
  )
}

/** Which of her experiments is the one of this week. */
function Experiments({ words, onChange }: { words: readonly string[]; onChange: (words: string[]) => void }) {
  return (
    <ol aria-label={texts.thisWeek} className="grid gap-2">
      {words.map((word, index) => (
        <li key={word} className="grid gap-1 rounded-2xl bg-accent-soft p-3 text-on-accent">
          <span className="font-bold text-sm">{index === 0 ? texts.thisWeek : texts.later}</span>
          <span className="wrap-anywhere">{word}</span>
          {index > 0 && (
            <Button
              variant="quiet"
              size="sm"
              className="-ml-4 justify-self-start"
              aria-label={`${texts.makeFirst}: ${word}`}
              onClick={() => onChange([word, ...words.filter((other) => other !== word)])}
            >
              {texts.makeFirst}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
