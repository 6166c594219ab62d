import { setTimeout as pause } from 'node:timers/promises'
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import { APICallError, extractReasoningMiddleware, streamText, wrapLanguageModel } from 'ai'
import type { ModelConfig } from './model-config.ts'

export interface ModelRequest {
  instructions: string
  messages: { role: 'user' | 'assistant'; content: string }[]
  /** Ends the answer early, with a ModelError. */
  signal: AbortSignal
  /** Whether a failure before the first word is worth another try. */
  tries: 1 | 2
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
  readonly reason: 'refused' | 'silent' | 'stopped' | 'unreachable' | 'rejected'
  readonly status: number | undefined
  constructor(reason: ModelError['reason'], status?: number) {
    super(`The model gave no whole answer: ${reason}${status ? ` (${status})` : ''}.`)
    this.name = 'ModelError'
    this.reason = reason
    this.status = status
  }
}

const pauseMs = 250
const charactersPerToken = 4

/** Rejected for what was asked or by whom: the same again would be rejected again. */
function errorOf(error: unknown): ModelError {
  if (error instanceof ModelError) return error
  if (!APICallError.isInstance(error)) return new ModelError('unreachable')
  return new ModelError(error.isRetryable ? 'unreachable' : 'rejected', error.statusCode)
}

function languageModel({ provider, baseUrl, apiKey, name }: ModelConfig) {
  if (provider === 'anthropic')
    return createAnthropic({ ...(apiKey && { apiKey }), ...(baseUrl && { baseURL: baseUrl }) })(name)
  const end = createOpenAICompatible({
    name: 'model',
    baseURL: baseUrl ?? '',
    ...(apiKey && { apiKey }),
    includeUsage: true,
  })
  // Small models think aloud in tags; that is not for her eyes.
  return wrapLanguageModel({
    model: end(name),
    middleware: extractReasoningMiddleware({ tagName: 'think' }),
  })
}

/** Opens one of the two kinds of end that the product speaks to. */
export function openModel(config: ModelConfig): Model {
  const model = languageModel(config)

  async function* oneTry(request: ModelRequest, until: AbortSignal): AsyncGenerator<string> {
    const silence = new AbortController()
    const silent = setTimeout(() => silence.abort(), config.firstTokenMs)
    let usage: ModelUsage | undefined
    let written = 0
    try {
      const { fullStream } = streamText({
        model,
        instructions: request.instructions,
        messages: request.messages,
        maxOutputTokens: config.maxTokens,
        maxRetries: 0,
        abortSignal: AbortSignal.any([until, silence.signal]),
        // The library would print the error, and with it what she wrote.
        onError: () => {},
      })
      for await (const part of fullStream) {
        if (part.type === 'error') throw part.error
        if (part.type === 'abort') throw new ModelError(silence.signal.aborted ? 'silent' : 'stopped')
        if (part.type === 'text-delta' || part.type === 'reasoning-delta') {
          silent.refresh()
          written += part.text.length
          if (part.type === 'text-delta' && part.text) yield part.text
        }
        if (part.type === 'finish') {
          const { inputTokens, outputTokens } = part.totalUsage
          if (inputTokens || outputTokens)
            usage = { inputTokens: inputTokens ?? 0, outputTokens: outputTokens ?? 0 }
          if (part.finishReason === 'content-filter') throw new ModelError('refused')
          // A stream that ends without saying why was cut off.
          if (part.finishReason === 'other' && !usage) throw new ModelError('unreachable')
        }
      }
    } catch (error) {
      throw silence.signal.aborted ? new ModelError('silent') : errorOf(error)
    } finally {
      clearTimeout(silent)
      request.onUsage(usage ?? estimate(request, written))
    }
  }

  return {
    async *stream(request) {
      const until = AbortSignal.any([request.signal, AbortSignal.timeout(config.totalMs)])
      for (let left = request.tries; ; left--) {
        let hasSpoken = false
        try {
          for await (const text of oneTry(request, until)) {
            hasSpoken = true
            yield text
          }
          return
        } catch (error) {
          const failure = errorOf(error)
          const isFinal = hasSpoken || left === 1 || failure.reason === 'rejected' || until.aborted
          if (isFinal) throw failure
          await pause(pauseMs, undefined, { signal: until }).catch(() => {
            throw new ModelError('stopped')
          })
        }
      }
    },
  }
}

function estimate({ instructions, messages }: ModelRequest, written: number): ModelUsage {
  const asked = messages.reduce((sum, { content }) => sum + content.length, instructions.length)
  return {
    inputTokens: written > 0 ? Math.ceil(asked / charactersPerToken) : 0,
    outputTokens: Math.ceil(written / charactersPerToken),
  }
}
