import type { InterfaceDefinition } from '#domain/records/interface.ts'
import type { TradeRules } from '#domain/records/trade-rules.ts'
import { checkCatalogue, type CatalogueRules } from './check.ts'
import type { TextFile } from './check-mentions.ts'
import { isContentField } from '#domain/records/product-document.ts'

const interfaces: InterfaceDefinition[] = [
  { name: 'seat', kind: 'place', explain: 'Takes a seat kit.' },
  { name: 'cover plate', kind: 'place', explain: 'Takes a cover.' },
  { name: 'G 1/2 flat', kind: 'mating', explain: 'A thread with a flat seal.' },
  { name: 'G 1/2 conical', kind: 'mating', explain: 'A thread with a conical seal.' },
  {
    name: 'old thread',
    kind: 'mating',
    explain: 'For fittings of a former series.',
    otherSideElsewhere: true,
  },
]

const trade: TradeRules = {
  notNumbers: ['QB-RULES'],
  relations: ['seat', 'gauge'],
  joints: [
    {
      name: 'G 1/2',
      interfaces: [
        { name: 'G 1/2 flat', traits: { seal: ['Flat'] } },
        { name: 'G 1/2 conical', traits: { seal: ['Conical'] } },
      ],
    },
  ],
  otherEnds: { seal: 'sealB' },
  forbidden: [
    {
      attributes: { rating: ['Nonsparking'] },
      texts: [/\bsteel lever\b/i],
      message: 'a steel lever sparks: write “Ordinary”',
    },
    {
      attributes: { seal: ['Conical'], fitting: ['Flush'] },
      message: 'a cone is never flush: write “Raised”',
    },
  ],
  entries: { count: 'cableEntries', largest: 'cableDiameter' },
  standards: 'standards',
  compliance: {
    attribute: 'publicFunds',
    required: true,
    origin: 'country',
    waived: ['With waiver'],
    certified: { statuses: ['Compliant', 'With waiver'], letter: /^QL-\d\d$/ },
    classes: [
      { name: 'manufactured', costShare: { above: 55, statuses: ['Compliant'] } },
      { name: 'material' },
      { name: 'not subject', statuses: ['Not compliant'] },
    ],
  },
}

/** A valve with every further field that a document may have; a kit and a gauge for it. */
const valve = {
  product: 'Valve',
  slug: 'valve',
  partNumber: 'QB-15',
  variants: [{ partNumber: 'QB-15-P', bore: 15, stock: 'stock' }],
  lifecycle: { state: 'active', from: '2015-03' },
  aka: ['QB-1-OLD'],
  provides: [
    { interface: 'seat', count: 2 },
    { interface: 'G 1/2 flat', count: 1 },
  ],
  includes: [{ partNumber: 'QK-15', quantity: 2, relation: 'seat' }],
  accessories: [
    { partNumber: 'QK-15', maximum: 2, relation: 'seat' },
    { partNumber: 'QG-63', maximum: 1, relation: 'gauge' },
  ],
  size: { width: 60, height: 43.6 },
  entries: [
    { count: 1, shape: 'oval', minDiameter: 10, maxDiameter: 25, cables: 2 },
    { count: 5, shape: 'round', minDiameter: 6, maxDiameter: 18 },
  ],
  compliance: {
    status: 'Compliant',
    class: 'manufactured',
    costShare: 61,
    finalAssembly: 'Leeds, United Kingdom',
    letter: 'QL-11',
    asOf: '2026-09-30',
  },
  conformity: [
    { body: 'EN', number: '331', grade: 'Class 2', relation: 'qualified', depth: 1, hours: 24 },
    { body: 'EN', number: '331', grade: 'Class 2', relation: 'measured by' },
    { body: 'TIA', number: '568', edition: '2015', relation: 'designed to' },
  ],
  weight: 0.31,
  width: 60,
  height: 44,
  cableEntries: 6,
  cableDiameter: 25,
  bore: 15,
  ports: 2,
  pressure: 40,
  force: 8,
  seal: 'Flat',
  standards: ['EN 331 Class 2', 'TIA-568'],
  publicFunds: 'Compliant',
  country: 'United Kingdom',
  text: 'Weighs 0.31 kg and has two ports. Order QB-15-P, with QG-63-7M, or, as before, QB-1-OLD.',
  features: ['Bore of 15 mm, not the 12 mm bore of others'],
}
const kit = {
  product: 'Kit',
  slug: 'kit',
  partNumber: 'QK-15',
  accepts: [{ interface: 'seat', count: 1 }],
}
const gauge = {
  product: 'Gauge',
  slug: 'gauge',
  partNumber: 'QG-63',
  accepts: [{ interface: 'G 1/2 flat', count: 1 }],
  seal: 'Flat',
  ordering: {
    pattern: 'QG-63-{length}',
    slots: { length: { label: 'Length', unit: 'm', min: 1, max: 9, step: 1 } },
  },
}

const rules: CatalogueRules = {
  families: ['Valves'],
  attributes: Object.keys({
    ...valve,
    fitting: '',
    rating: '',
    sealB: '',
    productFamily: '',
    subFamily: '',
  })
    .filter((key) => !isContentField(key))
    .map((key) => ({ key, label: key })),
  fixedRoutes: new Map(),
  stored: undefined,
  interfaces,
  trade,
}

type Changes = { valve?: object; kit?: object; gauge?: object; more?: object; texts?: TextFile[] }

/** Faults of this sound catalogue with some products changed, as `file field severity: message`. */
export function faultsOf(changes: Changes, ruled: Partial<CatalogueRules> = {}): string[] {
  const documents = {
    'gauge.json': { ...gauge, ...changes.gauge },
    'kit.json': { ...kit, ...changes.kit },
    'valve.json': { ...valve, ...changes.valve },
    ...(changes.more && { 'more.json': { product: 'More', slug: 'more', ...changes.more } }),
  }
  const files = Object.entries(documents).map(([file, data]) => ({ file, data }))
  return checkCatalogue(files, { ...rules, ...ruled }, changes.texts).map(
    ({ file, field, severity, message }) => `${file} ${field} ${severity}: ${message}`,
  )
}

export { valve as soundValve }
