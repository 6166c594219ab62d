import { freePorts } from '#server/testing/server.ts'
import type { Driver } from './driver.ts'
import { start } from './processes.ts'

/** Where Debian has the browser that WebKitGTK is tested with, for each of its machines. */
export const miniBrowsers = '/usr/lib/*/webkit2gtk-4.1/MiniBrowser'

/** WebKit on a screen that nobody sees, driven by its own WebDriver. */
export async function launchWebKit(program: string, miniBrowser: string, folder: string): Promise<Driver> {
  await using started = new AsyncDisposableStack()
  const screen = await start(
    'Xvfb',
    ['-displayfd', '1', '-nolisten', 'tcp', '-screen', '0', '800x1000x24'],
    /^(\d+)$/,
  )
  started.defer(screen.stop)
  const [port] = await freePorts(1)
  // It prints nothing when it listens.
  const driver = await start('sh', ['-c', `${program} --port=${port} & echo started; wait`], /(started)/, {
    DISPLAY: `:${screen.found}`,
    GDK_BACKEND: 'x11',
    HOME: folder,
    XDG_RUNTIME_DIR: folder,
  })
  started.defer(driver.stop)
  const root = `http://127.0.0.1:${port}`
  await untilReady(root)
  const options = { binary: miniBrowser, args: ['--automation'] }
  const { sessionId } = await send<{ sessionId: string }>('POST', `${root}/session`, {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  })
  const session = `${root}/session/${sessionId}`
  const ask = <Value>(method: string, path: string, body?: object) =>
    send<Value>(method, session + path, body)
  started.defer(() => ask('DELETE', ''))
  await ask('POST', '/window/rect', { width: 390, height: 900 })

  const all = started.move()
  return {
    goTo: (url) => ask('POST', '/url', { url }),
    evaluate: (expression) =>
      ask('POST', '/execute/async', {
        script: `const done = arguments[0]; Promise.resolve(${expression}).then(value => done(JSON.stringify(value ?? null)))`,
        args: [],
      }),
    perform: (actions) => ask('POST', '/actions', { actions }),
    capture: () => ask('GET', '/screenshot'),
    close: () => all.disposeAsync(),
  }
}

async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) })
  const { value } = (await response.json()) as { value: Value & { error?: string; message?: string } }
  if (!response.ok) throw new Error(`${method} ${url}: ${value.error}: ${value.message}`)
  return value
}

async function untilReady(root: string): Promise<void> {
  for (;;) {
    const ready = await fetch(`${root}/status`).then(
      (response) => response.ok,
      () => false,
    )
    if (ready) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
