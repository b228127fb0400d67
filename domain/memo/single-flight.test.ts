import { expect, test, vi } from 'vitest'
import { singleFlight } from './single-flight.ts'

test('who asks while a run is under way shares it, who asks later begins another', async () => {
  let runs = 0
  const run = vi.fn(async (key: string) => `${key} ${++runs}`)
  const share = singleFlight(run)
  expect(await Promise.all([share('a'), share('a'), share('b')])).toEqual(['a 1', 'a 1', 'b 2'])
  expect(await share('a')).toBe('a 3')
})

test('a run that fails, fails for all who share it, and for nobody after', async () => {
  const run = vi.fn<(key: string) => Promise<string>>(async () => 'made')
  run.mockRejectedValueOnce(new Error('broken'))
  const share = singleFlight(run)
  const shared = await Promise.allSettled([share('a'), share('a')])
  expect(shared.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(run).toHaveBeenCalledTimes(1)
  expect(await share('a')).toBe('made')
})

test('the first caller gives the run what it needs besides its key', async () => {
  const share = singleFlight(async (key: string, reason: string) => `${key} ${reason}`)
  expect(await Promise.all([share('a', 'first'), share('a', 'second')])).toEqual([
    'a first',
    'a first',
  ])
})
