// The compiler knows windows: what a service worker has besides, as far as ours uses it.

type Waiting = { waitUntil: (work: Promise<unknown>) => void }

export type FetchAsked = Event &
  Waiting & {
    readonly request: Request
    readonly clientId: string
    /** Of the page that an answer becomes. */
    readonly resultingClientId: string
    /** The network's answer to a page, asked for while the worker was started. */
    readonly preloadResponse: Promise<Response | undefined>
    respondWith: (answer: Promise<Response>) => void
  }

type Window = { postMessage: (message: unknown) => void; url: string }

export type WorkerScope = {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly caches: CacheStorage
  readonly clients: {
    claim: () => Promise<void>
    get: (id: string) => Promise<Window | undefined>
    matchAll: (of: { type: 'window'; includeUncontrolled: true }) => Promise<readonly Window[]>
  }
  fetch: (request: Request) => Promise<Response>
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: Event & Waiting) => void): void
    (type: 'fetch', listener: (event: FetchAsked) => void): void
    (type: 'message', listener: (event: MessageEvent & Waiting) => void): void
  }
}
