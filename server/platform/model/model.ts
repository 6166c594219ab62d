import { setTimeout as pause } from 'node:timers/promises'
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, extractReasoningMiddleware, wrapLanguageModel } from 'ai'
import type { ModelConfig } from './model-config.ts'

export interface ModelRequest {
  instructions: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  /** Ends the answer early, with a ModelError. */
  signal: AbortSignal
  /** Somebody cannot wait: one try instead of two, and a third of the patience. */
  isUrgent: boolean
  onUsage: (usage: ModelUsage) => void
}

/** Tokens of one answer, another try included; an estimate where the answer was not finished. */
export interface ModelUsage {
  inputTokens: number
  outputTokens: number
}

export interface Model {
  /**
   * The answer piece by piece, as it comes. What fails before the first piece is tried once more.
   * @throws ModelError
   */
  stream(request: ModelRequest): AsyncGenerator<string, void, undefined>
}

/** Why a model gave no whole answer. Holds nothing that was said: the library's own errors carry the whole request. */
export class ModelError extends Error {
  /** 'cut-off' where it had no tokens left to end what it was saying. */
  readonly reason: 'refused' | 'silent' | 'stopped' | 'unreachable' | 'rejected' | 'cut-off'
  readonly status: number | undefined
  constructor(reason: ModelError['reason'], status?: number) {
    super(`The model gave no whole answer: ${reason}${status ? ` (${status})` : ''}.`)
    this.name = 'ModelError'
    this.reason = reason
    this.status = status
  }
}

type Prompt = Parameters<ReturnType<typeof languageModel>['doStream']>[0]['prompt']

const pauseMs = 250
const charactersPerToken = 4

/** Rejected for what was asked or by whom, or cut off: the same again would end the same. */
const isLasting = ({ reason }: ModelError) => reason === 'rejected' || reason === 'cut-off'

function errorOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (!APICallError.isInstance(error)) return new ModelError('unreachable')
  return new ModelError(error.isRetryable ? 'unreachable' : 'rejected', error.statusCode)
}

function languageModel({ provider, baseUrl, apiKey, name }: ModelConfig) {
  const end =
    provider === 'anthropic'
      ? createAnthropic({ ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) })
      : createOpenAICompatible({
          name: 'model',
          baseURL: baseUrl ?? '',
          ...(apiKey && { apiKey }),
          includeUsage: true,
        })
  // Small models think aloud in tags; that is not for her eyes.
  const middleware = extractReasoningMiddleware({ tagName: 'think' })
  return wrapLanguageModel({ model: end(name), middleware })
}

/** Opens one of the two kinds of end that the product speaks to. */
export function openModel(config: ModelConfig): Model {
  const model = languageModel(config)

  async function* oneTry(request: ModelRequest, until: AbortSignal): AsyncGenerator<string> {
    const silence = new AbortController()
    const patience = request.isUrgent ? config.firstTokenMs / 3 : config.firstTokenMs
    const listen = () => setTimeout(() => silence.abort(), patience)
    let silent = listen()
    let usage: ModelUsage | undefined
    let written = 0
    let isFinished = false
    try {
      // The model is asked through its own interface, below `streamText`, whose steps and tools add to every word's way.
      const { stream } = await model.doStream({
        prompt: promptOf(request),
        maxOutputTokens: config.maxTokens,
        abortSignal: AbortSignal.any([until, silence.signal]),
      })
      for await (const part of stream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
          written += part.delta.length
          // Thoughts are no words: she sees nothing while they come.
          if (part.type === 'text-delta' && part.delta) {
            // How long the reader takes over it is no silence of the model's.
            clearTimeout(silent)
            yield part.delta
            silent = listen()
          }
        }
        if (part.type === 'finish') {
          const [inputTokens, outputTokens] = [part.usage.inputTokens.total, part.usage.outputTokens.total]
          if (inputTokens || outputTokens)
            usage = { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0 }
          if (part.finishReason.unified === 'content-filter') throw new ModelError('refused')
          if (part.finishReason.unified === 'length') throw new ModelError('cut-off')
          isFinished = part.finishReason.unified !== 'other' || usage !== undefined
        }
      }
      // A stream that ends without saying why was cut off.
      if (!isFinished) throw new ModelError('unreachable')
    } catch (error) {
      if (silence.signal.aborted) throw new ModelError('silent')
      throw until.aborted ? new ModelError('stopped') : errorOf(error)
    } finally {
      clearTimeout(silent)
      request.onUsage(usage ?? estimate(request, written))
    }
  }

  return {
    async *stream(request) {
      const until = AbortSignal.any([request.signal, AbortSignal.timeout(config.totalMs)])
      for (let left = request.isUrgent ? 1 : 2; ; left--) {
        let hasSpoken = false
        try {
          for await (const text of oneTry(request, until)) {
            hasSpoken = true
            yield text
          }
          return
        } catch (error) {
          const failure = errorOf(error)
          const isFinal = hasSpoken || left === 1 || isLasting(failure) || until.aborted
          if (isFinal) throw failure
          await pause(pauseMs, undefined, { signal: until }).catch(() => {
            throw new ModelError('stopped')
          })
        }
      }
    },
  }
}

function promptOf({ instructions, messages }: ModelRequest): Prompt {
  return [
    { role: 'system', content: instructions },
    ...messages.map(({ role, content }) => ({ role, content: [{ type: 'text' as const, text: content }] })),
  ]
}

function estimate({ instructions, messages }: ModelRequest, written: number): ModelUsage {
  const asked = messages.reduce((sum, { content }) => sum + content.length, instructions.length)
  return {
    inputTokens: written > 0 ? Math.ceil(asked / charactersPerToken) : 0,
    outputTokens: Math.ceil(written / charactersPerToken),
  }
}
