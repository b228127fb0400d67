import type { ProductDocument } from '../../../../domain/records/product-document.ts'
import { accessoryKinds } from './accessory-kinds.ts'
import { serviceKinds } from './service-kinds.ts'

type Rule = {
  family: string
  /** Matches the subfamily and name, joined by a bar. */
  when?: RegExp
  kind: string
  /**
   * Views of image, image2, image3 …; later pictures repeat the list from its second view.
   * 'planTable.open' is a view of another kind: a service shows a second scene.
   */
  views: string[]
}

const closed = ['hero', 'detail', 'open']
const rearOpen = ['hero', 'rear', 'open']
const openRear = ['hero', 'open', 'rear']
const closeEnd = ['hero', 'detail', 'endface']
const lensViews = ['hero', 'detail', 'rays']

/** First match wins; the last rule of a family takes what is left, so a new product always has a picture. */
const rules: Rule[] = [
  { family: 'Fiber Cable Assemblies', when: /drop/i, kind: 'drop', views: closeEnd },
  {
    family: 'Fiber Cable Assemblies',
    when: /pigtail/i,
    kind: 'pigtails',
    views: ['hero', 'detail', 'detail'],
  },
  { family: 'Fiber Cable Assemblies', when: /loopback/i, kind: 'loopback', views: closeEnd },
  {
    family: 'Fiber Cable Assemblies',
    when: /trunk|harness|breakout/i,
    kind: 'trunk',
    views: closeEnd,
  },
  { family: 'Fiber Cable Assemblies', kind: 'patchCord', views: closeEnd },
  { family: 'Fiber Patch Panels', when: /spool/i, kind: 'spoolPanel', views: openRear },
  {
    family: 'Fiber Patch Panels',
    when: /LGX housing/,
    kind: 'lgxHousing',
    views: ['hero', 'open', 'detail'],
  },
  {
    family: 'Fiber Patch Panels',
    when: /housing|any-density/i,
    kind: 'cassetteHousing',
    views: openRear,
  },
  { family: 'Fiber Patch Panels', kind: 'patchPanel', views: openRear },
  { family: 'Cassettes', when: /adapter plate/i, kind: 'adapterPlate', views: rearOpen },
  { family: 'Cassettes', kind: 'cassette', views: rearOpen },
  {
    family: 'Fiber Terminals & Closures',
    when: /dome/i,
    kind: 'domeClosure',
    views: ['hero', 'open', 'detail'],
  },
  {
    family: 'Fiber Terminals & Closures',
    when: /inline/i,
    kind: 'inlineClosure',
    views: ['hero', 'open', 'detail'],
  },
  {
    family: 'Fiber Terminals & Closures',
    when: /pedestal (housing|terminal)/i,
    kind: 'pedestal',
    views: closed,
  },
  {
    family: 'Fiber Terminals & Closures',
    when: /\|.*MDU terminal|^Wall-mount/,
    kind: 'wallPanel',
    views: ['hero', 'closed', 'detail'],
  },
  {
    family: 'Fiber Terminals & Closures',
    when: /wall box/i,
    kind: 'wallBox',
    views: ['hero', 'open', 'detail'],
  },
  { family: 'Fiber Terminals & Closures', kind: 'terminal', views: closed },
  {
    family: 'Fiber Splice Chassis',
    when: /cabinet splice module/i,
    kind: 'spliceModule',
    views: ['hero', 'open', 'detail'],
  },
  {
    family: 'Fiber Splice Chassis',
    when: /entrance/i,
    kind: 'wallPanel',
    views: ['hero', 'closed', 'detail'],
  },
  { family: 'Fiber Splice Chassis', kind: 'spliceChassis', views: openRear },
  {
    family: 'Fiber Distribution Frames',
    when: /vertical manager/i,
    kind: 'verticalManager',
    views: ['hero', 'detail', 'rear'],
  },
  {
    family: 'Fiber Distribution Frames',
    when: /block/,
    kind: 'frameBlock',
    views: ['hero', 'rear', 'detail'],
  },
  {
    family: 'Fiber Distribution Frames',
    when: /indoor distribution hub/i,
    kind: 'wallPanel',
    views: ['hero', 'closed', 'detail'],
  },
  {
    family: 'Fiber Distribution Frames',
    when: /hub|cross-connect/i,
    kind: 'streetCabinet',
    views: ['hero', 'closed', 'detail'],
  },
  {
    family: 'Fiber Distribution Frames',
    kind: 'distributionFrame',
    views: ['hero', 'detail', 'rear'],
  },
  {
    family: 'Passive Optical Components',
    when: /plug-in module/,
    kind: 'plugInSplitter',
    views: closed,
  },
  {
    family: 'Passive Optical Components',
    when: /LGX|coexistence module/,
    kind: 'moduleBox',
    views: ['hero', 'rear', 'detail'],
  },
  { family: 'Passive Optical Components', when: /ABS box/, kind: 'splitterBox', views: closeEnd },
  {
    family: 'Passive Optical Components',
    when: /shelf/i,
    kind: 'wdmShelf',
    views: ['hero', 'rear', 'detail'],
  },
  { family: 'Passive Optical Components', when: /pluggable/i, kind: 'pluggable', views: closed },
  {
    family: 'Passive Optical Components',
    when: /attenuator.*plug-in/i,
    kind: 'attenuatorPlug',
    views: closeEnd,
  },
  {
    family: 'Passive Optical Components',
    when: /PM isolator/,
    kind: 'isolatorBlock',
    views: closeEnd,
  },
  { family: 'Passive Optical Components', kind: 'tubeDevice', views: closeEnd },
  { family: 'Photodetectors', when: /\|.*(array|chip)/i, kind: 'chipOnCarrier', views: closed },
  { family: 'Photodetectors', when: /butterfly/i, kind: 'butterfly', views: closed },
  {
    family: 'Photodetectors',
    when: /balanced receiver/i,
    kind: 'receiverModule',
    views: ['hero', 'rear', 'detail'],
  },
  { family: 'Photodetectors', when: /pigtail/i, kind: 'pigtailDetector', views: closed },
  { family: 'Photodetectors', when: /receptacle|rosa/i, kind: 'receptacleDetector', views: closed },
  { family: 'Photodetectors', kind: 'toCan', views: closed },
  {
    family: 'Collimators & Probes',
    when: /five axes/i,
    kind: 'adjustableMount',
    views: ['hero', 'rear', 'detail'],
  },
  {
    family: 'Collimators & Probes',
    when: /GRIN collimator/,
    kind: 'pigtailCollimator',
    views: closeEnd,
  },
  { family: 'Collimators & Probes', when: /cannula|tapered/i, kind: 'cannula', views: closeEnd },
  { family: 'Collimators & Probes', when: /probe/i, kind: 'needleProbe', views: closeEnd },
  { family: 'Collimators & Probes', kind: 'collimator', views: ['hero', 'rear', 'rays'] },
  { family: 'Lenses', when: /half-ball/i, kind: 'halfBallLens', views: lensViews },
  { family: 'Lenses', when: /ball/i, kind: 'ballLens', views: lensViews },
  { family: 'Lenses', when: /GRIN/, kind: 'grinLens', views: lensViews },
  { family: 'Lenses', when: /cylind/i, kind: 'cylindricalLens', views: lensViews },
  { family: 'Lenses', when: /array/i, kind: 'microlensArray', views: lensViews },
  { family: 'Lenses', kind: 'asphericLens', views: lensViews },
  { family: 'Instruments', when: /cleaning .*kit/i, kind: 'cleaningKit', views: closed },
  { family: 'Instruments', when: /scope/i, kind: 'inspectionScope', views: closed },
  {
    family: 'Instruments',
    when: /bench|extinction/i,
    kind: 'benchInstrument',
    views: ['hero', 'rear', 'detail'],
  },
  { family: 'Instruments', when: /loss test kit/i, kind: 'meterPair', views: closed },
  {
    family: 'Instruments',
    when: /OTDR/,
    kind: 'tabletInstrument',
    views: ['hero', 'rear', 'detail'],
  },
  { family: 'Instruments', kind: 'handheldMeter', views: ['hero', 'rear', 'detail'] },
]

/** Which model draws a product, and its views in the order of its picture fields. */
export function kindOf(product: ProductDocument): { kind: string; views: string[] } | undefined {
  const name = `${product.subFamily ?? ''}|${product.product}`
  if (product.productFamily === 'Services') return serviceKinds.find(({ when }) => when.test(name))
  if (product.subFamily === 'Accessories')
    return accessoryKinds.find(({ when }) => when.test(product.product))
  return rules.find(
    (rule) => rule.family === product.productFamily && (!rule.when || rule.when.test(name)),
  )
}
