import {
  unstable_forceFrameRate as forceFrameRate,
  unstable_scheduleCallback as schedule,
  unstable_shouldYield as shouldYield,
} from 'scheduler'
import { afterEach, expect, test, vi } from 'vitest'
import { goTo, inOneGo } from './in-one-go.ts'

const normal = 3

afterEach(() => {
  forceFrameRate(0)
  vi.unstubAllGlobals()
})

/** Whether what is rendered gives way to others after so many milliseconds. */
function givesWayAfter(milliseconds: number): Promise<boolean> {
  return new Promise((resolve) => {
    schedule(normal, () => {
      const end = performance.now() + milliseconds
      while (performance.now() < end);
      resolve(shouldYield())
    })
  })
}

type Press = (go: () => Promise<unknown>, info: { to: string }) => Promise<unknown>

/** What the router calls at a press, with what is to be done then. */
function pressed(): Press {
  let press: unknown
  const instrument = (all: object) => void ({ navigate: press } = all as { navigate: unknown })
  inOneGo.router?.({ instrument })
  return press as Press
}

const list = new URL('https://valves.example/products?q=ball')

/** The router shows the list, in a document of nothing. */
function shows(location: URL) {
  vi.stubGlobal('window', { location, __reactRouterDataRouter: { state: { location: list } } })
  vi.stubGlobal('document', { getElementsByTagName: () => [] })
}

test.each([
  ['another page', '/ball-valve-dn8', false],
  ['the same page, filtered', '?family=valves', true],
  ['the same page, filtered, by its whole path', '/products?family=valves', true],
])(
  'what leads to %s is rendered in slices that hold a page, or else in short ones',
  async (_, to, short) => {
    shows(list)
    expect(await givesWayAfter(10)).toBe(true)
    const go = vi.fn(async () => ({ status: 'success' }))
    await pressed()(go, { to })
    expect(go).toHaveBeenCalledOnce()
    expect(await givesWayAfter(10)).toBe(short)
  },
)

test.each([
  ['another page', '/ball-valve-dn8', false],
  ['the same page, as it was filtered before', '/products', true],
])(
  'a step back to %s is rendered in slices that hold a page, or else in short ones',
  async (_, to, short) => {
    // The browser has set the address already, the router has not.
    shows(new URL(to, list))
    goTo(window.location)
    expect(await givesWayAfter(10)).toBe(short)
  },
)
