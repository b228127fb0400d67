import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { inTime, of } from '#domain/texts/long-texts.fixture.ts'
import { notFoundData } from '#app/routes/not-found.tsx'

const offered = async (asked: string) =>
  (await notFoundData(catalogue, asked)).nearest.map(({ to }) => to)

test('what is near an old address is named once, and six at most', async () => {
  const all = await offered('taps')
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeLessThanOrEqual(6)
})

test('an address is named without what cannot be written', async () => {
  expect((await notFoundData(catalogue, 'tap\0\u001b[1m')).asked).toBe('tap [1m')
})

test('an address of many slashes holds nobody up', () =>
  inTime(() => notFoundData(catalogue, `a${of('/')}b`)))
