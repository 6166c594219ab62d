import { analyse } from 'scslre'
import { findExpressions } from './find-expressions.ts'

// Part of npm run check: fails over a regular expression that takes longer than linear time over one letter again and again, of those
// that read what members and models write. What repeated words and near misses cost is counted by reading-steps.test.ts.

const faults = (await findExpressions()).flatMap(({ source, flags, file }) =>
  analyse({ source, flags }, { reportTypes: { Move: true } }).reports.map(
    ({ exponential, character }) =>
      `${file}: ${exponential ? 'exponential' : 'polynomial'} over ${JSON.stringify(character.pick)}: /${source}/${flags}\n`,
  ),
)
process.stderr.write(faults.join(''))
process.exit(faults.length === 0 ? 0 : 1)
