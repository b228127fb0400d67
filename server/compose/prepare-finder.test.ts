import { setTimeout as wait } from 'node:timers/promises'
import { expect, test, vi } from 'vitest'
import { prepareFinder } from './prepare-finder.ts'

/** A catalogue of so many products, whose finder is made as `make` says. */
function world({ count = 4000, make = async () => undefined as never } = {}) {
  const products = Array.from({ length: count }, (_, at) => ({ name: `Panel ${at}` }))
  const finder = vi.fn(make)
  const changes: (() => void)[] = []
  const load = vi.fn(async (_url: string) => {})
  const sleep = vi.fn(async (_milliseconds: number) => {})
  const begun = vi.fn(() => 0)
  const live = {
    current: () => ({ catalogue: { products }, finder }) as never,
    onChange: (listener: () => void) => void changes.push(listener),
  }
  return {
    live,
    load,
    sleep,
    begun,
    finder,
    url: 'https://example.com',
    change: () => changes.forEach((tell) => tell()),
  }
}

test('the finder is made a little after the start, and again after each change', async () => {
  const { change, ...given } = world()
  prepareFinder(given)
  expect(given.finder).not.toHaveBeenCalled()
  await wait(10)
  expect(given.sleep.mock.calls[0]).toEqual([2000])
  expect(given.finder).toHaveBeenCalledTimes(1)
  change()
  await wait(10)
  expect(given.finder).toHaveBeenCalledTimes(2)
})

test('searches are tried once, for products from all of the catalogue, with a rest before each', async () => {
  const { change, ...given } = world()
  prepareFinder(given)
  await wait(10)
  const asked = given.load.mock.calls.map(([address]) => address)
  expect(asked).toHaveLength(40)
  expect(asked[0]).toBe('https://example.com/search/products?q=Panel+0')
  expect(asked[1]).toBe('https://example.com/search/suggestions?q=Panel%20100')
  expect(asked.at(-1)).toContain('3900')
  expect(given.sleep).toHaveBeenCalledTimes(41)
  change()
  await wait(10)
  expect(given.load).toHaveBeenCalledTimes(40)
})

test('none is tried while visitors ask', async () => {
  const given = world()
  let pages = 0
  given.begun.mockImplementation(() => (pages < 30 ? pages++ : pages))
  prepareFinder(given)
  await wait(10)
  expect(given.load).toHaveBeenCalledTimes(40)
  // The finder's own, and one before each, fifteen of which somebody came in.
  expect(given.sleep).toHaveBeenCalledTimes(1 + 40 + 15)
})

test('few products are not searched ahead', async () => {
  const given = world({ count: 221 })
  prepareFinder(given)
  await wait(10)
  expect(given.finder).toHaveBeenCalledTimes(1)
  expect(given.load).not.toHaveBeenCalled()
})

test('a finder that cannot be made is made after the next change', async () => {
  const make = vi.fn().mockRejectedValueOnce(new Error('no memory')).mockResolvedValue(undefined)
  const { change, ...given } = world({ make })
  prepareFinder(given)
  await wait(10)
  expect(given.load).not.toHaveBeenCalled()
  change()
  await wait(10)
  expect(given.finder).toHaveBeenCalledTimes(2)
  expect(given.load).toHaveBeenCalledTimes(40)
})
