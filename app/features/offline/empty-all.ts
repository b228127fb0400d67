import type { WorkerScope } from './worker-scope.ts'

/** Takes the place of a worker that is not wanted any more: removes what it kept, then itself. */
export function emptyAll(scope: WorkerScope): void {
  const { caches, registration } = scope
  const empty = async () => {
    await Promise.all((await caches.keys()).map((name) => caches.delete(name)))
    await registration.unregister()
  }
  scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
  scope.addEventListener('activate', (event) => event.waitUntil(empty()))
}
