import { setFlagsFromString } from 'node:v8'
import { assemble } from './assembler.ts'
import { type Kernel, kernelLoops, ownBytes, withoutSign } from './kernel.ts'

const page = 65_536
const block = 4096
const trialBytes = 7 * block

/**
 * V8 can make one vector of 256 bits of two of 128, but calls that an experiment yet. So it is asked for here alone, and all of it is
 * compiled at once and for good, so that what is tried is what runs.
 */
const wide = ['experimental-wasm-revectorize', 'no-liftoff', 'no-wasm-lazy-compilation']
const usual = ['no-experimental-wasm-revectorize', 'liftoff', 'wasm-lazy-compilation']

function compiled(bytes: number, flags: readonly string[] = []): Kernel {
  try {
    for (const flag of flags) setFlagsFromString(`--${flag}`)
    const { exports } = new WebAssembly.Instance(assemble(kernelLoops, ownBytes + bytes))
    const made = exports as unknown as Omit<Kernel, 'memory'> & { memory: WebAssembly.Memory }
    return { ...made, memory: made.memory.buffer }
  } finally {
    if (flags.length > 0) for (const flag of usual) setFlagsFromString(`--${flag}`)
  }
}

// Other processors have no wider vectors, and V8 no such flag there.
const widest = (bytes: number) => compiled(bytes, process.arch === 'x64' ? wide : [])

/** What a kernel makes of some numbers, each loop of what others left. */
function outcomeOf(kernel: Kernel): Buffer {
  const at = (number: number) => ownBytes + number * block
  const [numbers, bytes, doubles, products, scores, blended, most] = [0, 1, 2, 3, 4, 5, 6].map(at) as [
    ...[number, number, number, number, number, number, number],
  ]
  const floats = new Float32Array(kernel.memory, numbers, block / 4)
  floats.forEach((_, place) => {
    floats[place] = ((place * 7919) % 2001) / 16 - 62.5
  })
  kernel.toBytes(numbers, bytes, floats.length, 1, 64)
  kernel.toDoubles(numbers, doubles, block / 8)
  kernel.multiply(bytes, numbers, doubles, doubles, products, 5, 64, 4)
  kernel.score(doubles, doubles + 64, scores, 5, 8, 64)
  kernel.blend(scores, doubles, blended, 5, 8, 64, 32)
  kernel.addTo(blended, products, 16)
  new Float32Array(kernel.memory, most, 1)[0] = kernel.largest(numbers, floats.length, withoutSign)
  const trial = new Uint8Array(kernel.memory, ownBytes, trialBytes)
  const outcome = Buffer.from(trial)
  trial.fill(0)
  return outcome
}

/** The kernel with a memory of this many bytes beside its own: the fast one, where it does what the plain one does. */
export function kernelWith(bytes: number, fast: Kernel = widest(Math.max(bytes, trialBytes))): Kernel {
  // V8 hands out what it has compiled of the same code, so that of the plain one is a page longer.
  const plain = compiled(Math.max(bytes, trialBytes) + page)
  if (outcomeOf(fast).equals(outcomeOf(plain))) return fast
  process.emitWarning('The fast kernel of the sentence encoder is not right here: the plain one is used')
  return plain
}
