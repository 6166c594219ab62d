// The part of a service worker's world that ours uses; TypeScript's own `webworker` types cannot stand beside `dom`.

interface LifeEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}

interface AskEvent extends LifeEvent {
  readonly request: Request
  respondWith(response: Promise<Response>): void
}

export interface PushMessageEvent extends LifeEvent {
  readonly data: { json(): unknown } | null
}

export interface NotificationEvent extends LifeEvent {
  readonly notification: Notification
}

interface WindowClient {
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}

export interface WorkerScope {
  readonly location: Location
  readonly registration: Pick<ServiceWorkerRegistration, 'getNotifications'> & {
    showNotification(title: string, options: NotificationOptions & { renotify: boolean }): Promise<void>
  }
  readonly clients: {
    claim(): Promise<void>
    matchAll(options: { type: 'window'; includeUncontrolled: boolean }): Promise<readonly WindowClient[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(type: 'install' | 'activate', listener: (event: LifeEvent) => void): void
  addEventListener(type: 'fetch', listener: (event: AskEvent) => void): void
  addEventListener(type: 'message', listener: (event: MessageEvent<unknown>) => void): void
  addEventListener(type: 'push', listener: (event: PushMessageEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
}
