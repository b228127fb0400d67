import { test } from 'vitest'

/** Whether this run goes over everything: `npm test -- sweeps`. */
const isSweep = process.env.TEST_SWEEPS === 'all'

/** A test that `npm test` leaves to the sweeps: one beside it says the most of what it says. */
export const inSweeps = test.runIf(isSweep)

/**
 * What a test goes over: all of it in a sweep, and so much as `npm test` has the time for
 * otherwise. A file that imports this is run again as a sweep (test/run.ts), so nothing is left out.
 */
export function swept<Measure>(all: Measure, some: NoInfer<Measure>): Measure {
  return isSweep ? all : some
}

/** All items in a sweep, and the first of each kind otherwise. */
export function oneOfEach<Item>(
  items: readonly Item[],
  kindOf: (item: Item) => unknown,
): readonly Item[] {
  return isSweep ? items : firstOfEach(items, kindOf)
}

function firstOfEach<Item>(items: readonly Item[], kindOf: (item: Item) => unknown): Item[] {
  const first = new Map<unknown, Item>()
  for (const item of items) {
    const kind = kindOf(item)
    if (!first.has(kind)) first.set(kind, item)
  }
  return [...first.values()]
}

/** A phone speaks for all where widths are walked: what names no width is at the largest. */
export const widths: readonly number[] = swept([390, 768, 1440], [390])
