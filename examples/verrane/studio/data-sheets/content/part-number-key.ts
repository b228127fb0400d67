import type { Product } from '../../../../../domain/catalogue/product.ts'
import { numberValue, textValue } from './facts.ts'

export type KeyPart = {
  segment: string
  meaning: string
}

/**
 * What the segments of a part number say, where every one of them can be read from the product's
 * own attributes; undefined as soon as one cannot, since half a key misleads.
 */
export function partNumberKey(product: Product): KeyPart[] | undefined {
  const [series, ...segments] = product.partNumber.split('-')
  if (!series || segments.length < 2) return undefined
  const parts = segments.map((segment, index) => ({
    segment,
    meaning: meaningOf(segment, product, segments.slice(0, index)),
  }))
  if (parts.some(({ meaning }) => !meaning)) return undefined
  return [{ segment: series, meaning: `Series: ${product.subFamily}` }, ...(parts as KeyPart[])]
}

function meaningOf(segment: string, product: Product, before: string[]): string | undefined {
  const polish = polishes[segment]
  if (polish && textValue(product, 'polish') === polish) return `${polish} polish`
  const fiber = textValue(product, 'fiberType')
  if (/^O[SM]\d$/.test(segment) && fiber.startsWith(segment)) return fiber
  if (segment === 'A2' && /G\.657\.A2/.test(fiber)) return fiber
  if (segment === 'SPL' && /splic/i.test(textValue(product, 'connectorB')))
    return 'Pigtails for splicing'
  if (segment === 'P' && /plenum/i.test(textValue(product, 'jacket'))) return 'Plenum jacket'
  if (segment === 'AR' && textValue(product, 'jacket').startsWith('Armored')) return 'Armored cable'
  if (['A', 'B', 'C'].includes(segment) && textValue(product, 'polarity') === `Method ${segment}`)
    return `Polarity method ${segment}`
  return (
    lengthMeaning(segment, product) ??
    connectorMeaning(segment, product, before) ??
    countMeaning(segment, product)
  )
}

const polishes: Record<string, string> = { U: 'UPC', A: 'APC' }

const codes: [string, string][] = [
  ['LCD', 'LC duplex'],
  ['SCD', 'SC duplex'],
  ['LC', 'LC duplex'],
  ['LC', 'LC'],
  ['SC', 'SC'],
  ['SN', 'SN'],
  ['CS', 'CS'],
  ['MDC', 'MDC'],
  ['HSC', 'Hardened SC'],
  ['M8', 'MPO-8'],
  ['M12', 'MPO-12'],
  ['M16', 'MPO-16'],
  ['M24', 'MPO-24'],
]

/** LCD, 24LC, 12M12, SCA: an optional count, a connector of either end, an optional A for angled. */
function connectorMeaning(segment: string, product: Product, before: string[]): string | undefined {
  const ends = [textValue(product, 'connector'), textValue(product, 'connectorB')]
  const found = /^(\d*?)(M8|M12|M16|M24|[A-Z]{2,3})$/.exec(segment)
  if (!found) return undefined
  const [, count = '', code = ''] = found
  const angled = code.endsWith('A') && textValue(product, 'polish') === 'APC'
  const plain = angled ? code.slice(0, -1) : code
  const connector = codes.find(([short, name]) => short === plain && ends.includes(name))?.[1]
  if (!connector) return undefined
  const end =
    !count && product.family === 'Fiber Cable Assemblies'
      ? `, end ${before.some((one) => codes.some(([short]) => one.startsWith(short))) ? 'B' : 'A'}`
      : ''
  const name = angled ? `${connector}, APC` : connector
  // Before LC stand ports, before LCD duplex adapters: 144LC is 144 LC ports in 72 duplex adapters.
  if (Number(count) === numberValue(product, 'ports'))
    return `${count} ${connector.replace(' duplex', '')} ports${angled ? ', APC' : ''}`
  return `${count ? `${count} × ` : ''}${name}${end}`
}

function countMeaning(segment: string, product: Product): string | undefined {
  const count = Number(/^[RS]?(\d+)$/.exec(segment)?.[1])
  if (!count) return undefined
  const keys: [string, string][] = [
    ['spliceCapacity', 'splices'],
    ['ribbonCapacity', 'ribbon fibers'],
    ['fiberCount', 'fibers'],
    ['cassetteSlots', 'slots'],
    ['wavelength', 'nm'],
  ]
  if (numberValue(product, 'cableDiameter') === count / 10)
    return `${(count / 10).toFixed(1)} mm cable`
  const key = keys.find(([name]) => numberValue(product, name) === count)
  return key && `${count} ${key[1]}`
}

function lengthMeaning(segment: string, product: Product): string | undefined {
  const length = numberValue(product, 'length')
  const code = Number(/^T?(\d+)$/.exec(segment)?.[1])
  const lengths = product.attributes.length ?? []
  const tail = segment.startsWith('T')
  // A bare number is a length only where there is one length: in SCA-A2-30 it is a jacket of 3.0 mm.
  if (!code || length === undefined || !lengths.includes(code) || (!tail && lengths.length > 1))
    return undefined
  return `${tail ? 'Tail of ' : 'Cable of '}${code} m`
}
