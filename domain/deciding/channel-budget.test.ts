import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lineOf } from './channel.fixture.ts'

const worst = (text: string, condition?: string) => lineOf(text, condition).worst.value
const rowsWorst = (text: string) => lineOf(text).rows.map(({ losses }) => losses.worst)
const faults = (text: string, condition?: string) => lineOf(text, condition).faults

describe('a sum', () => {
  test('is length times what a unit takes, and pieces times what each takes', () => {
    // 0.5 km × 0.4 = 0.20; 2 × 0.35 = 0.70; 2 × 0.55 = 1.10.
    const { worst: sum, rows } = lineOf('pipe:500m,Ends=0.35:2,BOX:2')
    expect(rows.map(({ losses }) => losses.worst)).toEqual([0.2, 0.7, 1.1])
    expect(sum).toEqual({ value: 2, unstated: [] })
  })

  test('takes feet for what they are', () => {
    // 10,000 ft = 3.048 km; × 0.4 = 1.2192.
    expect(worst('pipe:10000ft')).toBe(1.2192)
  })

  test('has the condition’s figures, and says where there are none', () => {
    expect(worst('pipe:2km', 'hot')).toBe(0.4)
    expect(lineOf('tube:2km,Flange=0.1', 'cold').worst).toEqual({ value: 0.1, unstated: [0] })
  })

  test('adds the margin to the worst case alone', () => {
    const { worst: sum, typical, least } = lineOf('TEE', 'cold', 3)
    expect([sum.value, typical.value, least.value]).toEqual([13.5, 10, 9.5])
  })

  test('lets the worst stand in for a typical figure, nothing for a least, and says so', () => {
    const { typical, least } = lineOf('TEE,Flange=0.5,pipe:1km')
    // 10 + 0.5 + 0.3; 9.5 + 0 + 0.2.
    expect(typical).toEqual({ value: 10.8, unstated: [1] })
    expect(least).toEqual({ value: 9.7, unstated: [1] })
  })

  test('takes what nobody states, and what nobody knows, for unknown', () => {
    expect(lineOf('SILENT,NOSUCH,Flange=0.5').worst).toEqual({ value: 0.5, unstated: [0, 1] })
    expect(lineOf('hoze').rows[0]!.part).toMatchObject({ state: 'unknown', name: 'hoze' })
  })

  test('of a length says that the length is missing', () => {
    expect(lineOf('pipe').worst.unstated).toEqual([0])
  })

  test('has a nominal figure within its tolerance', () => {
    const { worst: sum, least } = lineOf('THROTTLE')
    expect([sum.value, least.value]).toEqual([5.5, 4.5])
  })

  test('is that of its rows, in any order of the unjoined', () => {
    const rows = fc.array(
      fc.constantFrom('pipe:3km', 'Flange=0.2..0.3', 'TEE', 'BOX:2', 'weld:4', 'BARE'),
      { maxLength: 8 },
    )
    fc.assert(
      fc.property(rows, (list) => {
        const one = lineOf(list.join())
        const added = one.rows.reduce((sum, { losses }) => sum + (losses.worst ?? 0), 0)
        expect(one.worst.value).toBeCloseTo(added, 8)
        expect(worst(list.toReversed().join())).toBeCloseTo(one.worst.value, 8)
        expect(one.least.value).toBeLessThanOrEqual(one.typical.value + 1e-9)
        expect(one.typical.value).toBeLessThanOrEqual(one.worst.value + 1e-9)
      }),
    )
  })
})

describe('a joint', () => {
  test('of two hoses is one', () => {
    // The outer ends belong to what the line ends in.
    expect(worst('HOSE-1,HOSE-1')).toBeCloseTo(0.25 + 2 * 0.0004, 9)
    expect(lineOf('HOSE-1,HOSE-1').joints).toBe(1)
    expect(worst('HOSE-1:3')).toBeCloseTo(2 * 0.25 + 3 * 0.0004, 9)
  })

  test('is not counted again by the hose that goes into a panel or a box', () => {
    expect(rowsWorst('BOX,ROUGH,BOX')).toEqual([0.55, 0, 0.55])
    expect(lineOf('BOX,ROUGH,BOX').joints).toBe(4)
    expect(lineOf('BOX,ROUGH,BOX').rows[1]!.joints).toEqual({ counted: 0, elsewhere: 2, outer: 0 })
  })

  test('counts with the larger figure where two state it', () => {
    const { worst: sum, larger } = lineOf('ROUGH,PANEL,LEAD')
    expect(sum.value).toBe(0.3)
    expect(larger).toEqual([{ row: 0, over: 1, worst: 0.3 }])
    expect(worst('ROUGH,LEAD')).toBe(0.3)
    // 0.75 of the standard, whatever the hoses promise.
    expect(worst('ROUGH,joint,LEAD')).toBe(0.75)
  })

  test('in a figure of several stays in it, for nobody says how much of it is this one', () => {
    expect(worst('WIDE,BOX,ROUGH')).toBe(0.55)
  })

  test('of a hose with a pipe counts by the hose, with a number of one’s own by the number', () => {
    expect(worst('pipe:1km,ROUGH')).toBeCloseTo(0.4 + 0.3, 9)
    expect(worst('Frame=0.5,ROUGH')).toBe(0.5)
  })

  test('is as typical as either says', () => {
    expect(lineOf('LEAD,PANEL').typical).toEqual({ value: 0.12, unstated: [] })
    expect(lineOf('LEAD,BOX').typical).toEqual({ value: 0.55, unstated: [1] })
  })

  test('never takes more than all figures together, nor less for one row more', () => {
    const parts = fc.constantFrom(
      'LEAD',
      'ROUGH',
      'PANEL',
      'BOX',
      'TEE',
      'pipe:1km',
      'weld',
      'joint',
    )
    fc.assert(
      fc.property(fc.array(parts, { minLength: 1, maxLength: 8 }), parts, (list, next) => {
        const sum = worst(list.join())
        const single: Record<string, number> = {
          LEAD: 0.5,
          ROUGH: 0.6,
          PANEL: 0.25,
          BOX: 0.55,
          TEE: 10.5,
        }
        const most = list.reduce((all, one) => all + (single[one] ?? 0.75), 0)
        expect(sum).toBeLessThanOrEqual(most + 1e-9)
        expect(worst([...list, next].join())).toBeGreaterThanOrEqual(sum - 1e-9)
      }),
    )
  })
})

describe('a length', () => {
  test('is that of the number, unless its row says another', () => {
    expect(worst('HOSE-1000')).toBe(0.4)
    expect(worst('HOSE-1000:2km')).toBe(0.8)
    // Two of 2 km, and the joint between them.
    expect(worst('HOSE:2x2km')).toBe(1.85)
    expect(lineOf('HOSE').rows[0]!.part).toMatchObject({ lacksLength: true, state: 'series' })
    expect(lineOf('PANEL,HOSE').worst).toEqual({ value: 0.25, unstated: [1] })
  })
})

describe('ends', () => {
  test('turn so that they mate', () => {
    expect(faults('WIDE,BOX,ROUGH')).toEqual([])
    expect(faults('ROUGH,BOX,WIDE')).toEqual([])
    expect(faults('ROUGH,BOX,BOX,ROUGH')).toEqual([])
  })

  test('that look alike and must not be mated are refused', () => {
    expect(faults('PANEL,CONE')).toEqual([
      { kind: 'refused', rows: [0, 1], ends: ['A flat', 'A conical'] },
    ])
    expect(faults('LEAD,CONE').map(({ kind }) => kind)).toEqual(['refused'])
  })

  test('of two kinds do not fit', () => {
    expect(faults('LEAD,WIDE').map(({ kind }) => kind)).toEqual(['unfit'])
  })

  test('to be welded go onto no plug', () => {
    expect(faults('BARE,LEAD').map(({ kind }) => kind)).toEqual(['open'])
  })

  test('to be welded need a weld that somebody counts', () => {
    expect(faults('PANEL,TAIL,pipe:1km')).toEqual([{ kind: 'splices', count: 1 }])
    expect(faults('PANEL,TAIL,weld,pipe:1km')).toEqual([])
    expect(faults('SHELF,pipe:1km,SHELF')).toEqual([])
    expect(faults('pipe:1km,BARE,pipe:1km')).toEqual([{ kind: 'splices', count: 2 }])
    expect(faults('TAIL,TAIL')).toEqual([{ kind: 'splices', count: 1 }])
  })
})

describe('what runs through it', () => {
  test('is the same along the line', () => {
    expect(faults('LEAD,WIDE').map(({ kind }) => kind)).not.toContain('disagree')
    expect(faults('pipe:1km,PANEL,OILY')).toEqual([
      { kind: 'disagree', rows: [0, 2], values: ['Water', 'Oil'] },
    ])
  })

  test('is within what each part’s figures hold for', () => {
    expect(faults('TEE', 'cold')).toEqual([])
    expect(faults('TEE', 'hot')).toEqual([{ kind: 'outside', row: 0, range: { min: 0, max: 60 } }])
  })
})
