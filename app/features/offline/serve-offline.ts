import * as locale from '#texts/locale.ts'
import { kindOf, type Kind } from './asked.ts'
import { isSeen, outdated } from './cache-names.ts'
import { keepOwnPage, keepSeenCopy, newestCopy, otherWidth } from './copies.ts'
import { keepSeenPage, type Seen } from './keep-seen-page.ts'
import { offlinePath } from './offline-path.ts'
import { createPatience, type Unheard } from './patience.ts'
import { dated, readAt } from './read-stamp.ts'
import type { FetchAsked, WorkerScope } from './worker-scope.ts'

/**
 * Answers pages and their parts without a network, out of what was read before. With one it is
 * always the network that answers, and a copy says when it was read.
 */
export function serveOffline(scope: WorkerScope, build: string): void {
  const { caches, clients, registration, location } = scope
  const patience = createPatience()

  const install = () => keepOwnPage(caches, build, offlinePath())

  async function takeOver(): Promise<void> {
    const names = outdated(await caches.keys(), build)
    await Promise.all(names.map((name) => caches.delete(name)))
    // Pages then come as fast as without a worker, which takes its time to start.
    await registration.navigationPreload?.enable()
    await clients.claim()
  }

  async function forgetSeen(): Promise<void> {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true })
    if (windows.length > 1) return
    const names = (await caches.keys()).filter(isSeen)
    await Promise.all(names.map((name) => caches.delete(name)))
  }

  async function note({ page, files, isLoaded, isNewVisit }: Seen): Promise<void> {
    if (isNewVisit) await forgetSeen()
    await keepSeenPage(caches, build, { page, files, isLoaded })
  }

  /** The network's answer, of which a copy is kept where it may be. */
  async function fromNetwork(event: FetchAsked, mayKeep: (answer: Response) => boolean) {
    const { request } = event
    // Passed on as it is, with its asker's limit.
    const answer = (await event.preloadResponse) ?? (await scope.fetch(request))
    if (mayKeep(answer)) event.waitUntil(keepSeenCopy(caches, build, request.url, answer.clone()))
    return answer
  }

  async function page(event: FetchAsked): Promise<Response> {
    const { url } = event.request
    const { pathname, search } = new URL(url)
    // Pages are kept on request, and those that hydrate whole as they tell (keep-seen-page.ts).
    const network = fromNetwork(event, () => false)
    const answer = await patience.hear(event, network)
    if (typeof answer !== 'string') return answer
    const isOwn = pathname === offlinePath()
    const copy = await newestCopy(caches, isOwn ? location.origin + pathname : url)
    // The page of what is kept says nothing that could be out of date.
    if (copy && isOwn) return copy
    if (copy) {
      if (answer === 'silent') event.waitUntil(tellOfAnswer(event, network))
      return dated(copy, inWords(readAt(copy)), answer)
    }
    return network.catch(() =>
      Response.redirect(new URL(offlinePath(pathname + search), location.origin)),
    )
  }

  /** A page that is shown as a copy is told when the network's comes after all. */
  async function tellOfAnswer({ resultingClientId }: FetchAsked, network: Promise<Response>) {
    const answer = await network.catch(() => undefined)
    if (answer) (await clients.get(resultingClientId))?.postMessage({ answered: true })
  }

  async function part(event: FetchAsked): Promise<Response> {
    const network = fromNetwork(event, ({ ok }) => ok)
    const answer = await patience.hear(event, network)
    if (typeof answer !== 'string') return answer
    return (await copyOf(event, answer)) ?? network
  }

  async function asset(event: FetchAsked): Promise<Response> {
    // Named by its contents: every copy is the same.
    return (await caches.match(event.request.url)) ?? fromNetwork(event, ({ ok }) => ok)
  }

  async function file(event: FetchAsked): Promise<Response> {
    const network = fromNetwork(event, () => false)
    const answer = await patience.hear(event, network)
    if (typeof answer !== 'string') return answer
    return (await copyOf(event, answer)) ?? network
  }

  /** A copy in place of the network's answer; the page that shows it is told of when it is. */
  async function copyOf({ request, clientId }: FetchAsked, why: Unheard) {
    const copy = (await newestCopy(caches, request.url)) ?? (await otherWidth(caches, request.url))
    const isRecord = request.destination === ''
    if (copy && isRecord)
      (await clients.get(clientId))?.postMessage({ read: inWords(readAt(copy)), why })
    return copy
  }

  const answers: Record<Kind, (event: FetchAsked) => Promise<Response>> = {
    page,
    part,
    asset,
    file,
  }

  scope.addEventListener('install', (event) =>
    event.waitUntil(install().then(() => scope.skipWaiting())),
  )
  scope.addEventListener('activate', (event) => event.waitUntil(takeOver()))
  scope.addEventListener('fetch', (event) => {
    const kind = kindOf(event.request, location.origin)
    if (kind) event.respondWith(answers[kind](event))
  })
  scope.addEventListener('message', (event) => event.waitUntil(note(event.data as Seen)))
}

const format = new Intl.DateTimeFormat(locale.locale, { dateStyle: 'long', timeStyle: 'short' })
const inWords = (moment: number) => format.format(moment)
