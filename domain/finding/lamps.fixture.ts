import type { AttributeDefinition, AttributeValue } from '#domain/catalogue/attribute.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import type { Vocabulary } from './vocabulary.ts'

/** A small trade with every kind of figure: counted, measured, one-sided, and from here to there. */
export const lampAttributes: AttributeDefinition[] = [
  { key: 'bulbs', label: 'Bulbs', unit: 'bulbs' },
  { key: 'sockets', label: 'Socket count', unit: 'sockets' },
  { key: 'bays', label: 'Rack bays', unit: 'RU' },
  { key: 'hum', label: 'Hum', unit: 'dB', better: 'lower' },
  { key: 'damping', label: 'Damping', unit: 'dB', better: 'higher' },
  { key: 'diameter', label: 'Diameter', unit: 'mm' },
  { key: 'depth', label: 'Depth', unit: 'mm' },
  { key: 'cord', label: 'Cord length', unit: 'm' },
  { key: 'color', label: 'Light', unit: 'nm', kind: 'interval' },
  { key: 'temperature', label: 'Temperature', unit: '°C', kind: 'interval' },
  { key: 'load', label: 'Load', unit: 'kg' },
  { key: 'grade', label: 'Grade', unit: '', better: 'lower' },
  { key: 'screw', label: 'Screw' },
  { key: 'tightness', label: 'Tightness' },
]

export const lampVocabulary: Vocabulary = {
  same: { fibre: 'fiber', 灯: 'lamp' },
  acronyms: { HUM: 'hum' },
  numbers: { two: 2, twelve: 12 },
  nouns: { diameter: ['thick', 'thickness'], depth: ['deep'], cord: ['cord'], bays: ['U'] },
  kinds: [],
  units: {
    mm: ['diameter', 'depth'],
    m: ['cord'],
    nm: ['color'],
    '°c': ['temperature'],
    db: ['damping', 'hum'],
  },
  firstOf: ['decibel'],
  counts: { screw: ['sockets'] },
  words: {
    atLeast: ['at least', 'min', '>=', '≥'],
    atMost: ['at most', 'max', 'up to', '<=', '≤'],
    over: ['more than', 'over', '>'],
    under: ['less than', 'fewer than', 'under', '<'],
    about: ['about', 'roughly', '~'],
    exactly: ['exactly'],
    between: ['between', 'from'],
    to: ['to', 'through'],
    and: ['and'],
    or: ['or', 'nor'],
    not: ['not', 'no', 'without', 'without leaning on'],
    orBetter: ['or better'],
    orMore: ['or more', '+'],
    orLess: ['or less'],
    quantity: ['pieces', 'pcs'],
    mention: ['for', 'with', 'into'],
    ask: ['need', 'which'],
    define: ['what is'],
    compare: ['compare', 'versus'],
    document: ['data sheet'],
    fit: ['fits', 'does it fit'],
    correct: ['make it', 'instead'],
    stop: ['a', 'an', 'the', 'i', 'of', 'please', 'on', 'is', 'in', 'at'],
  },
}

export const lamp = (
  name: string,
  attributes: Record<string, AttributeValue[]> = {},
  more: Partial<ReturnType<typeof sampleProduct>> = {},
) => sampleProduct({ name, family: 'Lamps', text: '', attributes, ...more })

export const lamps = [
  lamp(
    'Wall lamp, 2 bulbs',
    {
      bulbs: [2],
      sockets: [24],
      bays: [1],
      hum: [{ max: 0.3 }],
      diameter: [3],
      depth: [200],
      cord: [5],
      color: [{ min: 1260, max: 1650 }],
      temperature: [{ min: -40, max: 75 }],
      load: [2],
      screw: ['E27', 'LC'],
      tightness: ['IP65'],
    },
    { subFamily: 'Wall lamps', rank: 2, partNumber: 'LW-200-02' },
  ),
  lamp(
    'Wall lamp, 12 bulbs',
    {
      bulbs: [12],
      sockets: [48],
      bays: [2],
      hum: [{ max: 0.5 }],
      diameter: [24],
      depth: [400],
      cord: [30],
      color: [{ min: 1310, max: 1310 }],
      temperature: [{ min: -10, max: 60 }],
      load: [5],
      screw: ['E14', 'Bayonet'],
      tightness: ['IP68'],
    },
    { subFamily: 'Wall lamps', rank: 1, partNumber: 'LW-200-12' },
  ),
  lamp(
    'Dimmer',
    { damping: [20], depth: [40], screw: ['Bayonet'], tightness: ['IP20'], grade: [1] },
    { family: 'Controls', subFamily: 'Dimmers', rank: 1, partNumber: 'LD-100-20' },
  ),
  lamp(
    'Shade cover',
    { diameter: [300], load: [1] },
    { family: 'Spares', subFamily: 'Shade covers', rank: 1, partNumber: 'LC-300-01' },
  ),
  lamp(
    'Lamp cabinet',
    { bays: [12], depth: [600], load: [30] },
    { family: 'Cabinets', subFamily: 'Lamp cabinets', rank: 1, partNumber: 'LK-600-12' },
  ),
]
