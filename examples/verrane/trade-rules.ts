import type { Figure, Forbidden, Joint, TradeRules } from '#domain/records/trade-rules.ts'
import { recordRules } from './record-rules.ts'

/** Connectors by what fits into one opening, whatever its end face and its fiber. */
const joints: Joint[] = [
  {
    name: 'LC',
    interfaces: [
      { name: 'LC UPC single-mode port', traits: { polish: ['UPC', 'PC'], mode: ['Single-mode'] } },
      { name: 'LC APC single-mode port', traits: { polish: ['APC'], mode: ['Single-mode'] } },
      { name: 'LC multimode port', traits: { polish: ['PC', 'UPC'], mode: ['Multimode'] } },
    ],
  },
  {
    name: 'SC',
    interfaces: [
      { name: 'SC UPC single-mode port', traits: { polish: ['UPC', 'PC'], mode: ['Single-mode'] } },
      { name: 'SC APC single-mode port', traits: { polish: ['APC'], mode: ['Single-mode'] } },
    ],
  },
  {
    name: 'FC',
    interfaces: [
      {
        // A polarization-maintaining plug goes on as well: its key is the narrow one.
        name: 'FC APC single-mode port',
        traits: { polish: ['APC'], mode: ['Single-mode', 'Polarization-maintaining'] },
      },
    ],
  },
  {
    name: 'MPO-12',
    interfaces: [
      { name: 'MPO-12 APC single-mode port', traits: { polish: ['APC'], mode: ['Single-mode'] } },
      { name: 'MPO-12 multimode port', traits: { polish: ['PC'], mode: ['Multimode'] } },
    ],
  },
  {
    name: 'MPO-16',
    interfaces: [
      { name: 'MPO-16 APC single-mode port', traits: { polish: ['APC'], mode: ['Single-mode'] } },
    ],
  },
  {
    name: 'MPO-24',
    interfaces: [
      { name: 'MPO-24 APC single-mode port', traits: { polish: ['APC'], mode: ['Single-mode'] } },
    ],
  },
  {
    name: 'SN',
    interfaces: [
      { name: 'SN UPC single-mode port', traits: { polish: ['UPC'], mode: ['Single-mode'] } },
    ],
  },
  {
    name: 'MDC',
    interfaces: [
      { name: 'MDC UPC single-mode port', traits: { polish: ['UPC'], mode: ['Single-mode'] } },
    ],
  },
  {
    name: 'CS',
    interfaces: [
      { name: 'CS UPC single-mode port', traits: { polish: ['UPC'], mode: ['Single-mode'] } },
    ],
  },
  {
    name: 'Hardened SC',
    interfaces: [
      { name: 'Hardened SC APC port', traits: { polish: ['APC'], mode: ['Single-mode'] } },
    ],
  },
  {
    name: 'Hardened MPO',
    interfaces: [{ name: 'Hardened MPO port', traits: { polish: ['APC'], mode: ['Single-mode'] } }],
  },
]

const metalArmor = /\b(?:interlocked|corrugated|aluminum|steel|metal)[\w -]{0,20} armor\b/i
const arrays = ['MPO-8', 'MPO-12', 'MPO-16', 'MPO-24']

const forbidden: Forbidden[] = [
  // NFPA 70 (NEC), article 770: the N of OFNP and OFNR says nonconductive.
  {
    attributes: { jacket: ['OFNP plenum', 'OFNR riser'] },
    texts: [metalArmor],
    message: 'a cable with metal in it is no nonconductive one: write OFCP plenum or OFCR riser',
  },
  {
    texts: [metalArmor, /\b(?:rated|listed|is|as) OFN[PR]\b/],
    message: 'a cable with metal in it is no nonconductive one: write OFCP or OFCR',
  },
  // TIA-568.3: two faces of the same angle meet flush with opposed keys only.
  {
    attributes: { connector: arrays, polish: ['APC'], adapterKeying: ['Aligned (type B)'] },
    message: 'angled array faces meet with opposed keys only: write “Opposed (type A)”',
  },
  {
    attributes: { connector: arrays, polish: ['APC'] },
    texts: [/key up to key up/i],
    message: 'angled array faces meet with opposed keys only: write “key up to key down”',
  },
]

const itself = ['text', 'features', 'section1Description', 'section2Description']
const summary = ['text', 'features']

const figures: Figure[] = [
  {
    attribute: 'depth',
    forms: [', {} mm deep', 'is {} mm deep', 'only {} mm deep'],
    fields: summary,
  },
  { attribute: 'height', forms: ['{} mm tall', '{} mm high'], fields: ['text'] },
  { attribute: 'width', forms: ['{} mm wide'], fields: ['text'] },
  { attribute: 'weight', forms: ['weighs {} kg'], fields: summary },
  {
    attribute: 'rackUnits',
    forms: ['in {} rack unit', 'in {} rack units', '{}U panel'],
    fields: ['text'],
  },
  {
    attribute: 'insertionLoss',
    forms: ['{} dB at most', '{} dB maximum', 'insertion loss of {} dB'],
    fields: ['text'],
  },
  { attribute: 'insertionLoss', forms: ['insertion loss ≤ {} dB'], fields: itself },
  {
    attribute: 'returnLoss',
    forms: ['return loss ≥ {} dB', 'return loss of {} dB', 'return loss is {} dB'],
    fields: summary,
  },
  {
    attribute: 'isolation',
    forms: ['isolation ≥ {} dB', 'isolation of {} dB', 'isolation {} dB', '{} dB isolation'],
    fields: itself,
  },
  {
    attribute: 'isolation',
    worst: 'lowest',
    forms: ['least {} dB from', ', {} dB from', 'isolation ≥ {} dB'],
    fields: itself,
  },
  {
    attribute: 'commonModeRejection',
    worst: 'lowest',
    forms: ['{} dB to', '{} dB up to', '{} dB over'],
    fields: itself,
  },
  {
    attribute: 'cableDiameter',
    worst: 'highest',
    forms: [
      'one up to {} mm',
      'two up to {} mm',
      'of {} mm for feeder',
      'cables up to {} mm',
      'cables of up to {} mm',
    ],
    fields: itself,
  },
  {
    attribute: 'extinctionRatio',
    forms: ['extinction ratio ≥ {} dB', 'extinction ratio {} dB', '{} dB extinction ratio'],
    fields: itself,
  },
  {
    attribute: 'commonModeRejection',
    forms: ['{} dB common-mode rejection', 'common-mode rejection of {} dB'],
    fields: itself,
  },
  {
    attribute: 'polarizationDependentLoss',
    forms: ['PDL ≤ {} dB', 'polarization-dependent loss of {} dB'],
    fields: itself,
  },
  {
    attribute: 'fiberCount',
    forms: ['{} fibers in all', '{} fibers, in one', '{} fibers in one rack unit'],
    fields: ['text'],
  },
  { attribute: 'ports', forms: ['{} ports, in', '{} drop ports'], fields: ['text'] },
  { attribute: 'spliceCapacity', forms: ['{} single splices'], fields: ['text'] },
  {
    attribute: 'workingDistance',
    forms: ['working distance of {} mm', '{} mm working distance'],
    fields: itself,
  },
  {
    attribute: 'clearAperture',
    forms: ['clear aperture of {} mm', '{} mm clear aperture'],
    fields: itself,
  },
]

/** What `npm run catalogue -- check` knows of fiber optics. */
export const tradeRules: TradeRules = {
  joints,
  mismatches: {
    polish:
      'An end face angled by 8° (APC) and a domed one (UPC) do not meet squarely: both may be damaged, and loss and reflection are high.',
  },
  otherEnds: { polish: 'polishB' },
  relations: [
    'tray',
    'seal',
    'bracket',
    'splitter',
    'adapter',
    'cap',
    'cleaning',
    'tool',
    'pigtail',
    'required',
    'either',
  ],
  forbidden,
  rules: recordRules,
  figures,
  numberWords: {
    one: 1,
    two: 2,
    three: 3,
    four: 4,
    five: 5,
    six: 6,
    seven: 7,
    eight: 8,
    nine: 9,
    ten: 10,
    eleven: 11,
    twelve: 12,
    sixteen: 16,
  },
  entries: { count: 'cableEntries', largest: 'cableDiameter' },
  standards: 'standards',
  compliance: {
    attribute: 'beadBaba',
    required: true,
    origin: 'countryOfOrigin',
    waived: ['Compliant with waiver'],
    certified: { statuses: ['Compliant', 'Compliant with waiver'], letter: /^BL-\d\d-\d\d$/ },
    classes: [
      // 2 CFR 184.3: more than 55 percent of the cost of all components.
      { name: 'manufactured product', costShare: { above: 55, statuses: ['Compliant'] } },
      { name: 'construction material' },
      { name: 'not subject', statuses: ['Not compliant', 'Not subject'] },
    ],
  },
}
