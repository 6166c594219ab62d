import type { ErrorBody } from '#contract/errors.ts'
import type { Route, RouteInput, RouteReply } from '#contract/route.ts'

export interface Answer<Body> {
  status: number
  body: Body
  headers: Headers
}

const isRaw = (body: unknown): body is string | Uint8Array<ArrayBuffer> =>
  typeof body === 'string' || body instanceof Uint8Array

/** A browser without a page: keeps cookies, names its origin, speaks JSON. */
export class Visitor {
  readonly origin: string
  readonly cookies = new Map<string, string>()
  readonly #isPage: boolean

  /** @param isPage false for an API client, which names no origin. */
  constructor(origin: string, isPage = true) {
    this.origin = origin
    this.#isPage = isPage
  }

  /** Sends any request. A string body or bytes go out as they are, anything else as JSON. */
  async send<Body = ErrorBody>(
    method: string,
    path: string,
    body?: unknown,
    headers: Record<string, string> = {},
  ): Promise<Answer<Body>> {
    const response = await fetch(this.origin + path, {
      method,
      redirect: 'manual',
      headers: {
        ...(this.#isPage && { origin: this.origin }),
        accept: 'application/json',
        cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body !== undefined && { body: isRaw(body) ? body : JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie)
    const text = await response.text()
    const isJson = response.headers.get('content-type')?.includes('json')
    return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text }
  }

  /** Calls an entry of the route table, as the web does. */
  call<R extends Route>(entry: R, input: RouteInput<R>): Promise<Answer<RouteReply<R>>> {
    const { params = {}, query, body } = input as Record<string, Record<string, string>>
    const path = entry.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
    return this.send<RouteReply<R>>(
      entry.method,
      query ? `${path}?${new URLSearchParams(query)}` : path,
      body,
    )
  }

  #keep(cookie: string): void {
    const [pair = '', ...attributes] = cookie.split(';')
    const [name = '', value = ''] = pair.split(/=(.*)/s)
    const gone = attributes.some((attribute) => /max-age=0/i.test(attribute))
    if (gone || !value) this.cookies.delete(name)
    else this.cookies.set(name, value)
  }
}
