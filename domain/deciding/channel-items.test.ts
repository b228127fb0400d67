import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  readAmount,
  readChannel,
  readOwn,
  readTypedAmount,
  writeChannel,
  writeOwn,
  writeTypedAmount,
} from './channel-items.ts'

const units = ['m', 'km', 'ft']

describe('rows of a channel in an address', () => {
  test('keep their order, and a part that comes twice is two rows', () => {
    expect(readChannel('glass:20km,PIPE-1:2,HOSE:2x3m,PIPE-1', units)).toEqual([
      { what: 'glass', count: 1, length: { value: 20, unit: 'km' } },
      { what: 'PIPE-1', count: 2 },
      { what: 'HOSE', count: 2, length: { value: 3, unit: 'm' } },
      { what: 'PIPE-1', count: 1 },
    ])
  })

  test('come back as they were written, whatever they are called', () => {
    const item = fc.record({
      what: fc.string({ minLength: 1, maxLength: 30 }).filter((text) => text.trim() === text),
      count: fc.integer({ min: 1, max: 99 }),
      length: fc.option(
        fc.record({ value: fc.integer({ min: 1, max: 9999 }), unit: fc.constantFrom(...units) }),
        { nil: undefined },
      ),
    })
    fc.assert(
      fc.property(fc.array(item, { maxLength: 10 }), (items) => {
        const written = new URLSearchParams(`items=${writeChannel(items)}`).get('items')!
        expect(readChannel(written, units)).toEqual(JSON.parse(JSON.stringify(items)))
      }),
    )
  })
})

describe('an amount', () => {
  test.each([
    ['2', { count: 2 }],
    ['500 m', { count: 1, length: { value: 500, unit: 'm' } }],
    ['1,640.5 FT', { count: 1, length: { value: 1640.5, unit: 'ft' } }],
    ['2 × .5km', { count: 2, length: { value: 0.5, unit: 'km' } }],
    ['1 640 m', { count: 1, length: { value: 1640, unit: 'm' } }],
    // Nobody means 5 km by it.
    ['0,5 km', { count: 1, length: { value: 0.5, unit: 'km' } }],
  ])('is read from %s', (text, amount) => {
    expect(readTypedAmount(text, units)).toEqual(amount)
    expect(readTypedAmount(writeTypedAmount(amount), units)).toEqual(amount)
  })

  test.each(['', '0', '-3', '1.5', '100', '3 yd', '0 m', 'm', '2 x 3', '1e3', '1,50,0 m'])(
    'is none in “%s”',
    (text) => expect(readTypedAmount(text, units)).toBeUndefined(),
  )

  test('stands in an address without blanks, and with a point before decimals alone', () => {
    expect(readAmount('2x0.5km', units)).toEqual({ count: 2, length: { value: 0.5, unit: 'km' } })
    for (const text of ['2 x 3m', '1,640m', '0,5km'])
      expect(readAmount(text, units)).toBeUndefined()
  })
})

describe('a number of one’s own', () => {
  test('is the worst; before it what is typical, before that the least', () => {
    expect(readOwn('Flange=0.2')).toEqual({ label: 'Flange', losses: { worst: 0.2 } })
    expect(readOwn('=.1..0.2')).toEqual({ label: '', losses: { typical: 0.1, worst: 0.2 } })
    expect(readOwn('a=b=0.1..0.2..0.3')).toEqual({
      label: 'a=b',
      losses: { least: 0.1, typical: 0.2, worst: 0.3 },
    })
  })

  test.each(['Flange', 'Flange=', 'x=-1', 'x=a', 'x=2..1', 'x=1..2..3..4', 'x=1e9'])(
    'is none in “%s”',
    (what) => expect(readOwn(what)).toBeUndefined(),
  )

  test('comes back as it was written, with whichever it has', () => {
    for (const losses of [
      { worst: 1 },
      { typical: 1, worst: 2 },
      { least: 0.1 },
      { least: 0.1, worst: 3 },
      { typical: 2 },
    ]) {
      expect(readOwn(writeOwn('Part', losses))).toEqual({ label: 'Part', losses })
    }
  })
})
