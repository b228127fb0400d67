import type { FetchAsked, WorkerScope } from './worker-scope.ts'

type Listener = (event: never) => void

/** A worker's surroundings: caches in memory, and a network that answers or does not. */
export function workerScope(origin: string) {
  const listeners = new Map<string, Listener>()
  const stored = new Map<string, Map<string, Response>>()
  const told: unknown[] = []
  const state = { windows: 1 }
  const at = (url: RequestInfo | URL) =>
    new URL(typeof url === 'string' ? url : url instanceof URL ? url.href : url.url, origin).href
  const cacheOf = (name: string) => {
    const copies = stored.get(name) ?? new Map<string, Response>()
    stored.set(name, copies)
    return {
      put: async (url: RequestInfo | URL, answer: Response) => {
        copies.delete(at(url))
        copies.set(at(url), answer)
      },
      match: async (url: RequestInfo | URL) => copies.get(at(url))?.clone(),
      keys: async () => [...copies.keys()].map((url) => new Request(url)),
      delete: async (url: RequestInfo | URL) => copies.delete(at(url)),
    }
  }
  const caches = {
    open: async (name: string) => cacheOf(name),
    keys: async () => [...stored.keys()],
    has: async (name: string) => stored.has(name),
    delete: async (name: string) => stored.delete(name),
    match: async (url: RequestInfo | URL) =>
      [...stored.values()]
        .map((copies) => copies.get(at(url)))
        .find(Boolean)
        ?.clone(),
  }
  const scope = {
    caches,
    location: new URL(origin),
    clients: {
      claim: async () => undefined,
      get: async () => ({ postMessage: (message: unknown) => told.push(message), url: origin }),
      matchAll: async () => Array.from({ length: state.windows }),
    },
    fetch: (request: Request) => globalThis.fetch(request),
    skipWaiting: async () => undefined,
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
  } as unknown as WorkerScope

  async function happen(type: string, event: object = {}) {
    const work: Promise<unknown>[] = []
    const waitUntil = (one: Promise<unknown>) => work.push(one)
    listeners.get(type)!({ ...event, waitUntil } as never)
    await Promise.all(work)
  }

  /** What the worker answers; undefined where it leaves the request to the browser. */
  async function ask(path: string, mode = 'cors'): Promise<Response | undefined> {
    let answer: Promise<Response> | undefined
    const url = new URL(path, origin).href
    const destination = path.startsWith('/v1/') ? '' : 'image'
    const event: Partial<FetchAsked> = {
      request: { method: 'GET', mode, url, destination } as Request,
      clientId: 'page',
      preloadResponse: Promise.resolve(undefined),
      respondWith: (given) => (answer = given),
    }
    const kept = happen('fetch', event)
    const given = await answer
    // What is kept is kept behind the answer's back.
    await Promise.race([kept, new Promise((later) => setTimeout(later))])
    await new Promise((later) => setTimeout(later))
    return given
  }

  return { scope, caches, stored, told, state, happen, ask }
}
