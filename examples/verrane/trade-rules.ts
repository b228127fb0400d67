import type { Forbidden, Joint, TradeRules } from '#domain/records/trade-rules.ts'
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
