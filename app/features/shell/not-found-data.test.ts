import { expect, test } from 'vitest'
import { catalogue } from '#test/catalogue.ts'
import { notFoundData } from './not-found-data.ts'

const offered = async (asked: string) =>
  (await notFoundData(catalogue, asked)).nearest.map(({ to }) => to)

test.each(['taps', '/taps', '/taps/'])(
  'the old address %s names first all it led to',
  async (asked) => {
    expect((await offered(asked)).slice(0, 2)).toEqual(['/ball-valve-dn15', '/gas-valve-dn15'])
  },
)

test('what is near an old address is named once, and six at most', async () => {
  const all = await offered('taps')
  expect(new Set(all).size).toBe(all.length)
  expect(all.length).toBeLessThanOrEqual(6)
})

test('any other address names what is most like it', async () => {
  expect(await offered('ball-valve-dn51')).toContain('/ball-valve-dn50')
  expect(await offered('tap')).not.toContain('/gas-valve-dn15')
})

test('an address is named without what cannot be written', async () => {
  expect((await notFoundData(catalogue, 'tap\0\u001b[1m')).asked).toBe('tap [1m')
})
