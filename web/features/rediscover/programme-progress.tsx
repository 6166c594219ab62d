import { moduleTexts } from '#content/rediscover/exercises.ts'
import { exercisesOf, type RediscoverModule, rediscoverModules } from '#contract/rediscover-exercises.ts'
import { asStep, type Step } from './steps.ts'

/** How far she is, in words and as five bars, of which the one she is in fills up. */
export function ProgrammeProgress({ module, step }: { module: RediscoverModule; step: Step }) {
  const here = rediscoverModules.indexOf(module)
  const all = exercisesOf(module)
  const at = all.findIndex((exercise) => asStep(exercise) === step)
  const share = at < 0 ? 1 : at / all.length
  return (
    <div className="grid gap-2">
      <p className="font-bold text-muted text-sm">
        Part {here + 1} of {rediscoverModules.length} · {moduleTexts[module].name}
        {at >= 0 && <span className="font-normal">{` · ${at + 1} of ${all.length}`}</span>}
      </p>
      <div aria-hidden className="flex gap-1.5">
        {rediscoverModules.map((each, index) => (
          <span key={each} className="h-1.5 flex-1 overflow-hidden rounded-full bg-accent">
            <span
              className="block h-full origin-left rounded-full bg-primary transition-[scale] duration-500 ease-soft"
              style={{ scale: `${index < here ? 1 : index > here ? 0 : Math.max(share, 0.08)} 1` }}
            />
          </span>
        ))}
      </div>
    </div>
  )
}
