import * as react from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { tellInTransition } from './use-one-rendering.ts'

const internals = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE'
/** React's own mark that what is set now belongs to a transition. */
const isInTransition = () => (react as any)[internals].T !== null

type Listen = (...told: unknown[]) => void

const products = { pathname: '/products' }

function createRouter() {
  const listeners = new Set<Listen>()
  const state: any = { location: products, navigation: {} }
  return {
    state,
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

/** A router that has somebody listening, who is told what is kept here. */
function heard() {
  const router = createRouter()
  tellInTransition(router)
  const seen: unknown[] = []
  router.subscribe((what) => seen.push(what))
  return { router, seen }
}

function focusOn(selector: string) {
  vi.useFakeTimers()
  vi.stubGlobal('document', { activeElement: { matches: (asked: string) => asked === selector } })
}
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('that a text is looked for is told where its answer takes long', () => {
  const { router, seen } = heard()
  focusOn('[type=search]')
  router.state.navigation = { location: products }
  router.tell('awaited')
  expect(seen).toEqual([])
  router.state.navigation = {}
  router.tell('there')
  vi.runAllTimers()
  expect(seen).toEqual(['there'])
  router.state.navigation = { location: products }
  router.tell('awaited')
  vi.advanceTimersByTime(100)
  expect(seen).toEqual(['there', 'awaited'])
})

test.each([
  ['another page', '[type=search]', { pathname: '/about' }],
  ['what is pressed', 'button', products],
])('of %s is told at once', (_, focused, location) => {
  const { router, seen } = heard()
  focusOn(focused)
  router.state.navigation = { location }
  router.tell('awaited')
  expect(seen).toEqual(['awaited'])
})
