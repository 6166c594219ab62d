import { rediscoverModules } from '#contract/rediscover-exercises.ts'
import { classes } from '#web/ui/classes.ts'

const petal = 'M60 57C45 46 41 24 60 6C79 24 75 46 60 57Z'
const inner = 'M60 54C53 45 52 34 60 22C68 34 67 45 60 54Z'
/** By turns, so that neighbours are told apart. */
const colours = ['fill-brand', 'fill-primary', 'fill-brand', 'fill-primary', 'fill-brand']

/** A flower that opens a petal a module. @param open how many are open */
export function ProgressFlower({ open, className }: { open: number; className?: string }) {
  return (
    <svg aria-hidden viewBox="-4 -4 128 128" className={className}>
      <circle cx="60" cy="60" r="58" className="fill-accent-soft" />
      {rediscoverModules.map((module, index) => (
        <g key={module} transform={`rotate(${index * 72} 60 60)`}>
          <path
            d={petal}
            className={classes(
              'origin-center transition-[opacity,scale] duration-700 ease-soft',
              index < open ? colours[index] : 'scale-90 fill-accent stroke-[1.5] stroke-primary/35',
            )}
          />
          {index < open && <path d={inner} className="fill-card opacity-30" />}
        </g>
      ))}
      <circle cx="60" cy="60" r="11" className="fill-card" />
      <circle cx="60" cy="60" r="6.5" className={open > 0 ? 'fill-accent' : 'fill-accent-soft'} />
    </svg>
  )
}
