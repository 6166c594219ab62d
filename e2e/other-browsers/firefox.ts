import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Driver } from './driver.ts'
import { start } from './processes.ts'

/** Nothing of its own: no first page, no update, no report. */
const settings = {
  'app.update.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'toolkit.telemetry.enabled': false,
  'ui.prefersReducedMotion': 1,
}

interface Reply {
  id: number
  type: string
  message?: string
  result?: Record<string, unknown>
}

/** Firefox, which speaks WebDriver BiDi over a socket by itself. */
export async function launchFirefox(program: string, folder: string): Promise<Driver> {
  const lines = Object.entries(settings).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  )
  writeFileSync(join(folder, 'user.js'), lines.join('\n'))
  await using started = new AsyncDisposableStack()
  const firefox = await start(
    program,
    ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', folder],
    /WebDriver BiDi listening on (ws:\S+)/,
    { HOME: folder },
  )
  started.defer(firefox.stop)
  const { send, close } = await connect(`${firefox.found}/session`)
  started.defer(close)
  await send('session.new', { capabilities: {} })
  const { contexts } = await send<{ contexts: { context: string }[] }>('browsingContext.getTree', {})
  const context = contexts[0]?.context
  await send('browsingContext.setViewport', { context, viewport: { width: 390, height: 844 } })

  const all = started.move()
  return {
    goTo: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    async evaluate(expression) {
      const { type, result } = await send<{ type: string; result: { value: string } }>('script.evaluate', {
        expression: `Promise.resolve(${expression}).then(value => JSON.stringify(value ?? null))`,
        target: { context },
        awaitPromise: true,
      })
      if (type !== 'success') throw new Error(`${expression} failed`)
      return result.value
    },
    perform: async (actions) => void (await send('input.performActions', { context, actions })),
    capture: async () =>
      (await send<{ data: string }>('browsingContext.captureScreenshot', { context })).data,
    close: () => all.disposeAsync(),
  }
}

async function connect(url: string) {
  const socket = new WebSocket(url)
  const waiting = new Map<number, PromiseWithResolvers<unknown>>()
  const opened = Promise.withResolvers<void>()
  socket.onopen = () => opened.resolve()
  socket.onerror = () => opened.reject(new Error(`${url} cannot be reached`))
  socket.onclose = () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has gone'))
  }
  socket.onmessage = ({ data }) => {
    const { id, type, message, result } = JSON.parse(String(data)) as Reply
    if (type === 'error') waiting.get(id)?.reject(new Error(message))
    else waiting.get(id)?.resolve(result)
    waiting.delete(id)
  }
  await opened.promise

  let last = 0
  return {
    send<Result>(method: string, params: object): Promise<Result> {
      const reply = Promise.withResolvers<unknown>()
      waiting.set(++last, reply)
      socket.send(JSON.stringify({ id: last, method, params }))
      return reply.promise as Promise<Result>
    },
    close: () => socket.close(),
  }
}
