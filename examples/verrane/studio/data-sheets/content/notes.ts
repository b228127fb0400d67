import type { Product } from '../../../../../domain/catalogue/product.ts'
import { conditionOf } from './conditions.ts'
import { holdsSplice } from '../../../documents/holds-splice.ts'
import { has, isComponent, joinsTwoPairs, textValue } from './facts.ts'

/** What a reader must know to use the values: how they were measured and what they mean. */
export function notesOf(product: Product): string[] {
  const { family } = product
  const connectors = has(product, 'connector') && textValue(product, 'connector') !== 'None'
  const fiber =
    has(product, 'fiberCount') || has(product, 'ports') || family === 'Passive Optical Components'
  const rules: [boolean, string][] = [
    [
      true,
      'A value marked max or min is a limit over the operating conditions, not a typical value. Metric values govern; U.S. customary ones are rounded from them.',
    ],
    [
      fiber,
      'The record delivered with the part is measured in the standard atmosphere of IEC 61300-1 (18 to 28 °C, 25 to 75% relative humidity).',
    ],
    [
      family === 'Photodetectors',
      'Electrical and optical values hold at a case temperature of 25 °C unless a condition is given. Electrostatic-sensitive part: handle it at a grounded workplace.',
    ],
    [family === 'Lenses', 'Optical values hold at 20 to 25 °C in air.'],
    [lossAtPlugs(product) && !holdsSplice(product), lossOfPlugs(product)],
    [
      has(product, 'insertionLoss') && holdsSplice(product),
      'Insertion loss is the sum of a mated pair of plugs and the splice made on site: 0.10 dB of it for a single splice, 0.15 dB for a ribbon.',
    ],
    [
      has(product, 'insertionLoss') &&
        connectors &&
        !has(product, 'wavelength') &&
        !has(product, 'wavelengthRange'),
      testWavelengths(product),
    ],
    [
      connectors && family !== 'Instruments',
      'Inspect every end face, and clean it where needed, before each mating (IEC 61300-3-35).',
    ],
    [
      textValue(product, 'jacket') !== '' && family === 'Fiber Cable Assemblies',
      'Jacket ratings apply to the cable between the connectors.',
    ],
    [
      has(product, 'rackUnits'),
      'Panel dimensions follow IEC 60297-3-100; depth is measured without connectors and cables.',
    ],
    [
      standards(product).some((name) => name.includes('60825')),
      'Laser radiation: observe the class marked on the part or on the source connected to it (IEC 60825-1).',
    ],
    [
      textValue(product, 'beadBaba').startsWith('Compliant'),
      'For projects with BEAD funds a self-certification letter under Build America, Buy America is available.',
    ],
  ]
  return rules.filter(([applies, text]) => applies && text).map(([, text]) => text)
}

const standards = (product: Product) => (product.attributes.standards ?? []).map(String)

/** True where the loss of the product is the loss of its connectors, as on cords and panels. */
function lossAtPlugs(product: Product): boolean {
  const component = isComponent(product)
  return (
    has(product, 'insertionLoss') &&
    !component &&
    /Assemblies|Panels|Terminals|Chassis|Frames/.test(product.family)
  )
}

/** Says the same of the loss as its condition in the table does. */
function lossOfPlugs(product: Product): string {
  if (joinsTwoPairs(product))
    return 'Insertion loss is the sum of a mated pair of plugs on either side; return loss is that of one pair.'
  const pair = 'Insertion and return loss are those of a mated pair of plugs of the same grade'
  return /reference plug/.test(conditionOf(product, 'insertionLoss'))
    ? `${pair}. The loss holds for every connector against a reference plug; between two plugs picked at random, at least 97% of matings stay within it (IEC 61300-3-34).`
    : `${pair}, picked at random, at any of their fibers (IEC 61300-3-45).`
}

function testWavelengths(product: Product): string {
  const mode = textValue(product, 'mode')
  if (mode === 'Single-mode') return 'Loss is measured at 1310 and 1550 nm.'
  return mode === 'Multimode' ? 'Loss is measured at 850 nm with an encircled-flux launch.' : ''
}
