// What a service worker has beside a window, as far as ours uses it: the compiler knows windows.

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }

export type FetchEvent = ExtendableEvent & {
  readonly request: Request
  respondWith: (answer: Promise<Response>) => void
}

export type WorkerScope = {
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly caches: CacheStorage
  readonly clients: { claim: () => Promise<void> }
  fetch: (request: Request) => Promise<Response>
  skipWaiting: () => Promise<void>
  addEventListener: {
    (type: 'install' | 'activate', listener: (event: ExtendableEvent) => void): void
    (type: 'fetch', listener: (event: FetchEvent) => void): void
  }
}
