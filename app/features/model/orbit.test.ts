import { describe, expect, test } from 'vitest'
import { sideSeen, turned, turnOfKey } from './orbit.ts'

const front = { azimuth: 10, elevation: 20, zoom: 1 }

describe('a sight', () => {
  test('goes round and round, and never past the poles', () => {
    expect(turned(front, { around: -30 }).azimuth).toBe(340)
    expect(turned(front, { around: 725 }).azimuth).toBe(15)
    expect(turned(front, { above: 200 }).elevation).toBe(89)
    expect(turned(front, { above: -200 }).elevation).toBe(-89)
  })

  test('comes neither inside of the thing nor out of sight', () => {
    expect(turned(front, { closer: 1000 }).zoom).toBe(6)
    expect(turned(front, { closer: 0.001 }).zoom).toBe(0.5)
  })

  test.each([
    [{ azimuth: 350, elevation: 0 }, 'front'],
    [{ azimuth: 80, elevation: 40 }, 'right'],
    [{ azimuth: 200, elevation: -30 }, 'rear'],
    [{ azimuth: 270, elevation: 10 }, 'left'],
    [{ azimuth: 270, elevation: 70 }, 'top'],
    [{ azimuth: 0, elevation: -70 }, 'bottom'],
  ])('from %j is of the %s', (sight, side) => {
    expect(sideSeen({ zoom: 1, ...sight })).toBe(side)
  })
})

test('arrows turn, plus and minus come closer and go, 0 is as at first', () => {
  const after = (key: string) => {
    const turn = turnOfKey(key)
    return turn && turn !== 'reset' ? turned(front, turn) : turn
  }
  expect(after('ArrowLeft')).toMatchObject({ azimuth: 355 })
  expect(after('ArrowUp')).toMatchObject({ elevation: 35 })
  const [closer, farther] = [after('+'), after('-')]
  expect(closer).toMatchObject({ zoom: expect.closeTo(1.25) })
  expect(farther).toMatchObject({ zoom: expect.closeTo(0.8) })
  expect(after('0')).toBe('reset')
  for (const key of ['a', 'Tab', 'Escape', 'constructor']) expect(after(key)).toBeUndefined()
})
