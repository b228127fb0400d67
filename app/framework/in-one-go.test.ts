import {
  unstable_forceFrameRate as forceFrameRate,
  unstable_scheduleCallback as schedule,
  unstable_shouldYield as shouldYield,
} from 'scheduler'
import { afterEach, expect, test } from 'vitest'
import { inOneGo } from './in-one-go.ts'

const normal = 3

afterEach(() => forceFrameRate(0))

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

/** What the router calls at a press, with what is to be done then. */
function pressed(): (go: () => Promise<unknown>) => Promise<unknown> {
  let press: unknown
  const instrument = (all: object) => void ({ navigate: press } = all as { navigate: unknown })
  inOneGo.router?.({ instrument })
  return press as ReturnType<typeof pressed>
}

test('what a press leads to is rendered in slices that hold a page', async () => {
  expect(await givesWayAfter(10)).toBe(true)
  let went = false
  await pressed()(async () => {
    went = true
    return { status: 'success' }
  })
  expect(went).toBe(true)
  expect(await givesWayAfter(10)).toBe(false)
})
