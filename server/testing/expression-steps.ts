import { type AST, RegExpParser } from '@eslint-community/regexpp'

// V8 does not tell how many steps a regular expression takes over a text. So it is walked here as a backtracking engine walks it: one step
// for each instruction, in the order in which alternatives are tried, from every place where V8 would begin. That leaves out what V8 does
// to be quicker, and so makes no slow expression look quick. It is the same on every machine.

type Instruction =
  | { do: 'one'; fits: (letter: string) => boolean; back: boolean }
  | { do: 'split'; first: number; second: number }
  | { do: 'jump'; to: number }
  | { do: 'keep'; mark: number | undefined }
  | { do: 'moved'; mark: number | undefined }
  | { do: 'same'; from: number; to: number; back: boolean }
  | { do: 'look'; inside: Instruction[]; negate: boolean }
  | { do: 'place'; holds: (text: string, at: number) => boolean }
  | { do: 'done' }

interface Program {
  /** The expression as it is written. */
  written: string
  instructions: Instruction[]
  isUnicode: boolean
  isSticky: boolean
  /** Places that are kept because they are asked for: where groups begin and end, and where a turn of a loop began. */
  marks: number
}

const parser = new RegExpParser()

/** What one letter must be, as V8 itself says. */
function fitting(raw: string, flags: string): (letter: string) => boolean {
  const expression = new RegExp(`^(?:${raw})$`, flags.replace(/[gy]/g, ''))
  const known = new Map<string, boolean>()
  return (letter) => {
    const fits = known.get(letter) ?? native.call(expression, letter) !== null
    known.set(letter, fits)
    return fits
  }
}

/** `RegExp.prototype.exec` as it was before anything counted. */
const native = RegExp.prototype.exec

/** Whether it may fit where there is nothing; only then a turn of a loop may stand still. */
function mayBeEmpty(element: AST.Element): boolean {
  if (element.type === 'Character' || element.type === 'CharacterSet') return false
  if (element.type === 'CharacterClass') return element.unicodeSets
  if (element.type === 'Quantifier') return element.min === 0 || mayBeEmpty(element.element)
  if (element.type !== 'Group' && element.type !== 'CapturingGroup') return true
  return element.alternatives.some(({ elements }) => elements.every(mayBeEmpty))
}

function compile(written: string, source: string, flags: string): Program {
  const isUnicode = /[uv]/.test(flags)
  let marks = 0
  const marksOf = new Map<AST.CapturingGroup, number>()

  /** Where a group begins and ends, if anything refers to it. */
  function marksOfGroup(group: AST.CapturingGroup): [number, number] | [undefined, undefined] {
    if (group.references.length === 0) return [undefined, undefined]
    const first = marksOf.get(group) ?? marks
    if (first === marks) marks += 2
    marksOf.set(group, first)
    return [first, first + 1]
  }

  function addChoice(to: Instruction[], alternatives: readonly AST.Alternative[], back: boolean): void {
    const ends: { do: 'jump'; to: number }[] = []
    alternatives.forEach((alternative, index) => {
      const split = { do: 'split' as const, first: to.length + 1, second: 0 }
      const isLast = index === alternatives.length - 1
      if (!isLast) to.push(split)
      for (const element of back ? alternative.elements.toReversed() : alternative.elements)
        add(to, element, back)
      if (isLast) return
      const end = { do: 'jump' as const, to: 0 }
      ends.push(end)
      to.push(end)
      split.second = to.length
    })
    for (const end of ends) end.to = to.length
  }

  function addRepetition(
    to: Instruction[],
    { min, max, greedy, element }: AST.Quantifier,
    back: boolean,
  ): void {
    for (let turn = 0; turn < min; turn++) add(to, element, back)
    const choose = (into: number, past: number) =>
      greedy ? { first: into, second: past } : { first: past, second: into }
    if (max === Number.POSITIVE_INFINITY) {
      const top = to.length
      const mark = mayBeEmpty(element) ? marks++ : undefined
      const split = { do: 'split' as const, first: 0, second: 0 }
      to.push(split, { do: 'keep', mark })
      add(to, element, back)
      to.push({ do: 'moved', mark }, { do: 'jump', to: top })
      Object.assign(split, choose(top + 1, to.length))
      return
    }
    const splits: { split: { do: 'split'; first: number; second: number }; into: number }[] = []
    for (let turn = min; turn < max; turn++) {
      const split = { do: 'split' as const, first: 0, second: 0 }
      to.push(split)
      splits.push({ split, into: to.length })
      add(to, element, back)
    }
    for (const { split, into } of splits) Object.assign(split, choose(into, to.length))
  }

  function addAssertion(to: Instruction[], assertion: AST.Assertion): void {
    if (assertion.kind === 'lookahead' || assertion.kind === 'lookbehind') {
      const inside: Instruction[] = []
      addChoice(inside, assertion.alternatives, assertion.kind === 'lookbehind')
      inside.push({ do: 'done' })
      to.push({ do: 'look', inside, negate: assertion.negate })
      return
    }
    const here = new RegExp(assertion.raw, flags.replace(/[gy]/g, '').concat('y'))
    const holds = (text: string, at: number) => {
      // Nothing but the letters beside it counts for a place.
      const start = Math.max(0, at - 2)
      const opening = start > 0 ? '-' : ''
      here.lastIndex = opening.length + at - start
      const closing = at + 2 < text.length ? '-' : ''
      return native.call(here, opening + text.slice(start, at + 2) + closing) !== null
    }
    to.push({ do: 'place', holds })
  }

  function add(to: Instruction[], element: AST.Element, back: boolean): void {
    if (element.type === 'Group') addChoice(to, element.alternatives, back)
    else if (element.type === 'CapturingGroup') {
      const [begin, end] = marksOfGroup(element)
      to.push({ do: 'keep', mark: back ? end : begin })
      addChoice(to, element.alternatives, back)
      to.push({ do: 'keep', mark: back ? begin : end })
    } else if (element.type === 'Quantifier') addRepetition(to, element, back)
    else if (element.type === 'Assertion') addAssertion(to, element)
    else if (element.type === 'Backreference') {
      const [from, end] = marksOfGroup([element.resolved].flat()[0] as AST.CapturingGroup)
      to.push({ do: 'same', from: from ?? 0, to: end ?? 0, back })
    } else to.push({ do: 'one', fits: fitting(element.raw, flags), back })
  }

  const instructions: Instruction[] = []
  addChoice(instructions, parser.parsePattern(source, 0, source.length, isUnicode).alternatives, false)
  instructions.push({ do: 'done' })
  return { written, instructions, isUnicode, isSticky: flags.includes('y'), marks }
}

const programs = new Map<string, Program>()
const programsOf = new Map<RegExp, Program>()

function programOf(expression: RegExp): Program {
  const known = programsOf.get(expression)
  if (known) return known
  const written = String(expression)
  const program = programs.get(written) ?? compile(written, expression.source, expression.flags)
  programs.set(written, program)
  programsOf.set(expression, program)
  return program
}

interface State {
  at: number
  next: number
  marks: readonly number[]
}

/** The letter that comes next, or before; '' at the end. */
function letterAt(text: string, at: number, back: boolean, isUnicode: boolean): string {
  if (!back)
    return isUnicode
      ? String.fromCodePoint(text.codePointAt(at) ?? 0).slice(0, text.length - at)
      : text.charAt(at)
  const pair = text.slice(Math.max(0, at - 2), at)
  return isUnicode && pair.length === 2 && pair.codePointAt(0)! > 0xffff ? pair : text.charAt(at - 1)
}

/** Where a match that begins here ends, if one does; adds the steps that it took to tell. */
function walk(
  instructions: readonly Instruction[],
  program: Program,
  text: string,
  begin: number,
  known: readonly number[],
  tally: { steps: number },
): number | undefined {
  const waiting: State[] = [{ at: begin, next: 0, marks: known }]
  for (let state = waiting.pop(); state; state = waiting.pop()) {
    let { at, next, marks } = state
    for (let goesOn = true; goesOn; ) {
      tally.steps++
      const step = instructions[next++] as Instruction
      if (step.do === 'done') return at
      if (step.do === 'one') {
        const letter = letterAt(text, at, step.back, program.isUnicode)
        goesOn = letter !== '' && step.fits(letter)
        at += step.back ? -letter.length : letter.length
      } else if (step.do === 'split') {
        waiting.push({ at, next: step.second, marks })
        next = step.first
      } else if (step.do === 'jump') next = step.to
      else if (step.do === 'place') goesOn = step.holds(text, at)
      else if (step.do === 'keep') marks = step.mark === undefined ? marks : marks.with(step.mark, at)
      else if (step.do === 'moved') goesOn = step.mark === undefined || marks[step.mark] !== at
      else if (step.do === 'same') {
        const part = text.slice(marks[step.from], marks[step.to])
        goesOn = step.back ? text.endsWith(part, at) : text.startsWith(part, at)
        at += step.back ? -part.length : part.length
      } else {
        const found = walk(step.inside, program, text, at, marks, tally)
        goesOn = (found !== undefined) !== step.negate
      }
    }
  }
  return undefined
}

/** The steps that an expression takes over a text, and where the match that it finds ends; for letters of one case only. */
export function stepsOver(
  expression: RegExp,
  text: string,
  from = 0,
): { steps: number; end: number | undefined } {
  const program = programOf(expression)
  const none = new Array<number>(program.marks).fill(-1)
  const tally = { steps: 0 }
  for (let begin = from; begin <= text.length; begin++) {
    const end = walk(program.instructions, program, text, begin, none, tally)
    if (end !== undefined || program.isSticky) return { ...tally, end }
  }
  return { ...tally, end: undefined }
}

/** How many steps each expression takes over a text, by the place where it begins. */
export type KnownSteps = Map<string, Map<Program, Map<number, number>>>

/** What is held under a key, put there where it is missing. */
function held<K, V>(map: Map<K, V>, key: K, make: () => V): V {
  const there = map.get(key)
  if (there !== undefined) return there
  const made = make()
  map.set(key, made)
  return made
}

/**
 * Does something and tells how many steps each regular expression took meanwhile, by its source. Whatever reads with one asks its `exec`,
 * be it `test`, `match`, `replace` or `split`, so none is missed.
 * @param known what was counted before, of several readings of one text, which ask the same expressions
 */
export function countSteps(read: () => void, known: KnownSteps = new Map()): Map<string, number> {
  const steps = new Map<string, number>()
  let isCounting = true
  RegExp.prototype.exec = function (text: string) {
    if (isCounting) {
      isCounting = false
      const from = this.global || this.sticky ? this.lastIndex : 0
      const program = programOf(this)
      const places = held(
        held(known, text, () => new Map()),
        program,
        () => new Map<number, number>(),
      )
      const taken = held(places, from, () => stepsOver(this, text, from).steps)
      steps.set(program.written, (steps.get(program.written) ?? 0) + taken)
      isCounting = true
    }
    return native.call(this, text)
  }
  try {
    read()
  } finally {
    RegExp.prototype.exec = native
  }
  return steps
}
