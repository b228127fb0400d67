import * as react from 'react'
import { expect, test } from 'vitest'
import { tellInTransition } from './use-one-rendering.ts'

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
/** React's own mark that what is set now belongs to a transition. */
const isInTransition = () => (react as any)[internals].T !== null

type Listen = (...told: unknown[]) => void

function createRouter() {
  const listeners = new Set<Listen>()
  return {
    tell: (...what: unknown[]) => listeners.forEach((listen) => listen(...what)),
    subscribe: (listen: Listen) => {
      listeners.add(listen)
      return () => void listeners.delete(listen)
    },
  }
}

test('who listens is told all, in a transition, until it leaves', () => {
  const router = createRouter()
  const seen: unknown[] = []
  const listen = (...what: unknown[]) => seen.push([isInTransition(), ...what])
  router.subscribe(listen)()
  tellInTransition(router)
  const leave = router.subscribe(listen)
  router.tell('state', { flushSync: false })
  leave()
  router.tell('state')
  expect(seen).toEqual([[true, 'state', { flushSync: false }]])
  expect(isInTransition()).toBe(false)
})

test('a router is changed once', () => {
  const router = createRouter()
  tellInTransition(router)
  const { subscribe } = router
  tellInTransition(router)
  expect(router.subscribe).toBe(subscribe)
})
