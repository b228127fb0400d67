import { describe, expect, test } from 'vitest'
import type { InterfaceDefinition } from '#domain/records/interface.ts'
import { createCompanions, type CompanionRow } from './companions.ts'

const interfaces: InterfaceDefinition[] = [
  { name: 'slot', kind: 'place', explain: '' },
  { name: 'port', kind: 'mating', explain: '' },
]

type Fields = Record<string, unknown>
const product = (partNumber: string, fields: Fields = {}) => ({
  slug: partNumber.toLowerCase(),
  partNumber,
  ...fields,
})

const rack = product('AA-RACK', {
  provides: [
    { interface: 'slot', count: 12 },
    { interface: 'port', count: 4 },
  ],
  includes: [{ partNumber: 'AA-TRAY', quantity: 3, relation: 'tray' }],
  accessories: [
    { partNumber: 'AA-TRAY', maximum: 9, relation: 'tray' },
    { partNumber: 'BB-FUSE', relation: 'required' },
    { partNumber: 'BB-LEAD', relation: 'either' },
    { partNumber: 'BB-WIRE', relation: 'either' },
    { partNumber: 'BB-CORD', maximum: 2 },
    { partNumber: 'CC-LOST', relation: 'bracket' },
  ],
})
const cassette = product('BB-CASS', { accepts: [{ interface: 'slot', count: 1 }] })
const wide = product('AA-WIDE', { accepts: [{ interface: 'slot', count: 1, width: 2 }] })
const cord = product('BB-CORD', { accepts: [{ interface: 'port', count: 2 }] })
const plug = product('BB-PLUG', { accepts: [{ interface: 'port', count: 1 }] })
const tray = product('AA-TRAY')
const fuse = product('BB-FUSE')
const companions = createCompanions([rack, cassette, wide, cord, plug, tray, fuse], interfaces)

/** What tells rows apart, in a line each. */
const said = (rows: CompanionRow<{ slug: string }>[]) =>
  rows.map(({ kind, interface: name, places, companions: all }) => [
    [kind, places, name].filter(Boolean).join(' '),
    ...all.map(({ partNumber, quantity, maximum, product: linked }) =>
      [
        partNumber,
        quantity && `${quantity} in it`,
        maximum && `to ${maximum}`,
        !linked && 'unknown',
      ]
        .filter(Boolean)
        .join(', '),
    ),
  ])

describe('what goes with a product', () => {
  test('stands in one row each, its own series first, and in the box with what may be added', () => {
    expect(said(companions(rack))).toEqual([
      ['needs', 'BB-FUSE', 'BB-LEAD, unknown', 'BB-WIRE, unknown'],
      ['includes', 'AA-TRAY, 3 in it, to 9'],
      ['takes 12 slot', 'AA-WIDE, to 6', 'BB-CASS, to 12'],
      ['accessories', 'BB-CORD, to 2', 'CC-LOST, unknown'],
      ['mates 4 port', 'BB-PLUG'],
    ])
  })

  test('is said from the other side too', () => {
    expect(said(companions(wide))).toEqual([['fits 2 slot', 'AA-RACK, to 6']])
    expect(said(companions(plug))).toEqual([['mates 1 port', 'AA-RACK']])
    expect(said(companions(tray))).toEqual([['partOf', 'AA-RACK, 3 in it']])
    expect(said(companions(fuse))).toEqual([['accessoryOf', 'AA-RACK']])
  })

  test('has the number of the build that the product names, where it names one', () => {
    const long = product('EE-LEG', {
      accepts: [{ interface: 'slot', count: 1 }],
      variants: [{ partNumber: 'EE-LEG-1M' }, { partNumber: 'EE-LEG-2M' }],
    })
    const host = (...numbers: string[]) =>
      product('EE-HOST', {
        provides: [{ interface: 'slot', count: 3 }],
        accessories: numbers.map((partNumber) => ({ partNumber })),
      })
    const takes = (owner: ReturnType<typeof host>) =>
      said(createCompanions([owner, long], interfaces)(owner))
    expect(takes(host('EE-LEG-2M'))).toEqual([['takes 3 slot', 'EE-LEG-2M, to 3']])
    expect(takes(host('EE-LEG-1M', 'EE-LEG-2M'))).toEqual([['takes 3 slot', 'EE-LEG, to 3']])
    expect(takes(host())).toEqual([['takes 3 slot', 'EE-LEG, to 3']])
  })

  test('is nothing for a product that nobody names, and never the product itself', () => {
    expect(companions(product('DD-1'))).toEqual([])
    const own = product('DD-2', { accessories: [{ partNumber: 'DD-2' }] })
    expect(createCompanions([own], interfaces)(own)).toEqual([])
  })
})
