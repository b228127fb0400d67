import type { AttributeDefinition, AttributeValue } from '#domain/catalogue/attribute.ts'
import { sampleProduct } from '#domain/catalogue/products.fixture.ts'
import { languagePacks } from './languages/packs.ts'
import type { SearchedProduct } from './product-facts.ts'
import { createProductSearch } from './product-search.ts'
import type { SearchVocabulary } from './search-vocabulary.ts'

/** A small trade with every kind of figure: counted, measured, one-sided, and an interval. */
export const lampAttributes: AttributeDefinition[] = [
  { key: 'bulbs', label: 'Bulbs', unit: 'bulbs' },
  { key: 'sockets', label: 'Sockets', unit: 'sockets' },
  { key: 'hum', label: 'Hum', unit: 'dB', better: 'lower' },
  { key: 'damping', label: 'Damping', unit: 'dB', better: 'higher' },
  { key: 'diameter', label: 'Diameter', unit: 'mm' },
  { key: 'depth', label: 'Depth', unit: 'mm' },
  { key: 'cord', label: 'Cord length', unit: 'm' },
  { key: 'light', label: 'Light', unit: 'nm', kind: 'interval' },
  { key: 'operatingTemperature', label: 'Temperature', unit: '°C', kind: 'interval' },
  { key: 'weight', label: 'Weight', unit: 'kg' },
  { key: 'screw', label: 'Screw' },
  { key: 'tightness', label: 'Tightness' },
  { key: 'mounting', label: 'Mounting' },
  { key: 'split', label: 'Split' },
]

export const lampVocabulary: SearchVocabulary = {
  synonyms: { fibre: 'fiber', leuchte: 'lamp', lampe: 'lamp', lampara: 'lamp', 灯: 'lamp' },
  acronyms: { HUM: 'hum level', IT: 'interior tightness' },
  attributeWords: { diameter: ['thick', 'thinner than', 'thickness'], cord: ['cord'] },
  valueWords: { tightness: { watertight: ['IP68'] } },
  unitAttributes: { mm: ['diameter', 'depth'], db: ['damping', 'hum'] },
  counts: { screw: ['sockets'] },
  orLonger: ['cord'],
  atMost: ['depth', 'weight'],
}

const lamp = (
  name: string,
  attributes: Record<string, AttributeValue[]>,
  more: Partial<SearchedProduct>,
): SearchedProduct => ({
  ...sampleProduct({ name, family: 'Lamps', attributes, ...more }),
  ...more,
})

export const lamps = [
  lamp(
    'Wall lamp, 2 bulbs',
    {
      bulbs: [2],
      sockets: [24],
      hum: [{ max: 0.3 }],
      diameter: [14],
      depth: [150],
      cord: [5],
      light: [{ min: 1260, max: 1650 }],
      operatingTemperature: [{ min: -40, max: 75 }],
      weight: [2],
      screw: ['Edison'],
      tightness: ['IP65'],
      mounting: ['Wall'],
    },
    {
      subFamily: 'Wall lamps',
      rank: 2,
      partNumber: 'LW-200-02',
      text: 'A lamp for a hallway. It hangs on two hooks. Its cover is glass. Frost leaves it alone.',
      faq: [{ question: 'Does rain harm it?', answer: 'No, its seal keeps rain out.' }],
      features: [{ heading: 'In the box', items: ['Two hooks and a drill template'] }],
    },
  ),
  lamp(
    'Wall lamp, 12 bulbs',
    {
      bulbs: [12],
      sockets: [48],
      hum: [{ typ: 0.2, max: 0.5 }],
      diameter: [24],
      depth: [400],
      cord: [30],
      light: [{ min: 1310, max: 1310 }],
      operatingTemperature: [{ min: -10, max: 60 }],
      weight: [5],
      screw: ['Bayonet'],
      tightness: ['IP68'],
      mounting: ['Wall'],
    },
    { subFamily: 'Wall lamps', rank: 1, partNumber: 'LW-200-12' },
  ),
  lamp(
    'Floor lamp, 4 bulbs',
    { bulbs: [4], depth: [300], weight: [12], screw: ['Bipin'], mounting: ['Floor'] },
    {
      subFamily: 'Floor lamps',
      rank: 3,
      partNumber: 'LF-500',
      variants: [
        { partNumber: 'LF-500-A', cord: 10, tightness: 'IP20' },
        { partNumber: 'LF-500-B', cord: 50, tightness: 'IP67' },
      ],
    },
  ),
  lamp(
    'Dimmer for wall lamps',
    { damping: [20], depth: [40], screw: ['Bayonet'], split: ['1×2', '1×8'] },
    { family: 'Controls', subFamily: 'Dimmers', rank: 1, partNumber: 'LD-100-20' },
  ),
  lamp(
    'Lamp carrier',
    { weight: [1], diameter: [300] },
    { family: 'Spares', subFamily: 'Carriers', rank: 2, partNumber: 'LC-300-01' },
  ),
]

export const lampSearch = await createProductSearch({
  products: lamps,
  definitions: lampAttributes,
  vocabulary: lampVocabulary,
  packs: languagePacks,
})

/** What a text demands, as it is said to the visitor; a guess has a question mark. */
export const demandsOf = (text: string): string[] =>
  lampSearch
    .parse(text)
    .constraints.map(
      ({ says, isGuess }) => `${says.replaceAll('\u00a0', ' ')}${isGuess ? '?' : ''}`,
    )

/** The part numbers that meet all of a text, best first. */
export const fits = (text: string): string[] =>
  lampSearch.find(text).matches.flatMap(({ isFit, product }) => (isFit ? [product.partNumber] : []))
