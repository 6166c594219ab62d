// The part of a service worker's world that ours uses; TypeScript's own `webworker` types cannot stand beside `dom`.

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface AskEvent extends LifeEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

export interface WorkerScope {
  readonly location: Location
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly unknown[]>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
}
