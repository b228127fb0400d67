import { createNumberReader } from '#domain/catalogue/number-reader.ts'
import type { BudgetRules } from '#domain/records/loss-budget.ts'
import { channelBudget } from './channel-budget.ts'
import { readChannel } from './channel-items.ts'
import { channelPart, type PartSources } from './channel-parts.ts'
import { unitsOf } from './channel-state.ts'
import { parsedProduct } from './parsed-product.fixture.ts'

/** Pressure lost along a line, in mbar. For tests. */
export const rules: BudgetRules = {
  unit: 'mbar',
  attributes: [
    { key: 'drop' },
    {
      key: 'throttled',
      nominal: {
        within: (value) => ({ least: value - 0.5, typical: value, worst: value + 0.5 }),
        source: 'set within 0.5 mbar',
      },
    },
  ],
  bases: {
    'one joint': { joints: 1 },
    'two joints': { joints: 2 },
    'joint and weld': { joints: 1, splices: 1 },
    'with joints': { joints: 2, body: true },
    'without joints': { body: true },
  },
  usual: 'cold',
  conditions: [
    { key: 'cold', label: 'Cold', value: 5 },
    { key: 'hot', label: 'Hot', value: 90 },
  ],
  holdsFor: 'temperature',
  media: [
    {
      key: 'pipe',
      label: 'Pipe',
      per: { cold: { least: 0.2, typical: 0.3, worst: 0.4 }, hot: { worst: 0.2 } },
      traits: { fluid: 'Water' },
      source: 'Table of pipes',
    },
    { key: 'tube', label: 'Tube', per: { hot: { worst: 3 } }, source: 'Table of tubes' },
  ],
  lengths: [
    { unit: 'm', factor: 0.001 },
    { unit: 'km', factor: 1 },
    { unit: 'ft', factor: 0.0003048 },
  ],
  run: { length: 'length', factor: 0.001, medium: 'bore', media: { '8': 'pipe', '9': 'tube' } },
  parts: [
    {
      key: 'joint',
      label: 'Joint',
      losses: { typical: 0.2, worst: 0.75 },
      joints: 1,
      source: 'S 1',
    },
    { key: 'weld', label: 'Weld', losses: { worst: 0.3 }, splices: 1, source: 'S 1' },
  ],
  open: { attributes: ['end', 'endB'], values: ['To be welded'] },
  joints: [
    { name: 'A', interfaces: [{ name: 'A flat' }, { name: 'A conical' }] },
    { name: 'B', interfaces: [{ name: 'B flat' }] },
  ],
  agree: [{ attribute: 'fluid', groups: [['Water', 'Brine'], ['Oil']] }],
  limits: [
    {
      key: 'pump',
      label: 'Pump',
      group: 'Pumps',
      source: 'S 2',
      conditions: ['cold'],
      media: ['pipe'],
      longest: 10,
      least: 1,
      most: 3,
    },
    {
      key: 'rule',
      label: 'Acceptance',
      group: 'Rules',
      source: 'S 3',
      conditions: ['hot'],
      allowed: { joint: 0.75, splice: 0.3, media: { tube: { hot: 3 } } },
    },
  ],
}

const part = (partNumber: string, fields: Record<string, unknown>) =>
  parsedProduct(partNumber.toLowerCase(), { partNumber, ...fields })
const places = (...names: string[]) => names.map((name) => ({ interface: name, count: 1 }))
const joint = (max: number, typ?: number) => ({ max, basis: 'one joint', ...(typ && { typ }) })

const products = [
  part('HOSE', {
    drop: joint(0.25, 0.12),
    accepts: places('A flat'),
    fluid: 'Water',
    bore: '8',
    length: [1, 1000],
    variants: [
      { partNumber: 'HOSE-1', length: 1 },
      { partNumber: 'HOSE-1000', length: 1000 },
    ],
  }),
  part('LEAD', { drop: joint(0.25, 0.12), accepts: places('A flat'), fluid: 'Water' }),
  part('ROUGH', { drop: joint(0.3), accepts: places('A flat'), fluid: 'Water' }),
  part('CONE', { drop: joint(0.25), accepts: places('A conical'), fluid: 'Water' }),
  part('WIDE', { drop: joint(0.35), accepts: places('B flat'), fluid: 'Brine' }),
  part('OILY', { drop: joint(0.25), accepts: places('A flat'), fluid: 'Oil' }),
  part('PANEL', { drop: joint(0.25), provides: places('A flat') }),
  part('BOX', { drop: { max: 0.55, basis: 'two joints' }, provides: places('A flat', 'B flat') }),
  part('TEE', {
    drop: { min: 9.5, typ: 10, max: 10.5, basis: 'with joints' },
    provides: places('A flat'),
    temperature: { min: 0, max: 60 },
  }),
  part('TAIL', { drop: joint(0.25), accepts: places('A flat'), end: 'A', endB: 'To be welded' }),
  part('SHELF', {
    drop: { max: 0.35, basis: 'joint and weld' },
    provides: places('A flat'),
    end: 'A',
    endB: 'To be welded',
  }),
  part('BARE', {
    drop: { min: 6.3, max: 7.2, basis: 'without joints' },
    end: 'To be welded',
    endB: 'To be welded',
  }),
  part('THROTTLE', { throttled: 5, provides: places('A flat'), accepts: places('A flat') }),
  part('SILENT', { provides: places('A flat') }),
]

const definitions = new Map(['drop', 'length', 'bore'].map((key) => [key, { key }]))

export const sources: PartSources = {
  budget: rules,
  definitions,
  reader: {
    read: createNumberReader(products),
    guess: (written) =>
      /^hos/i.test(written) ? [{ product: products[0]!, partNumber: 'HOSE' }] : [],
    isWithdrawn: () => false,
    successorOf: () => undefined,
  },
}

/** The rows of a line, as an address has them. For tests. */
export const partsOf = (text: string) =>
  readChannel(text, unitsOf(rules)).map((item) => channelPart(item, sources))

/** What a line takes. For tests. */
export const lineOf = (text: string, condition = 'cold', margin = 0) =>
  channelBudget(partsOf(text), rules, { condition, margin })
