import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

type Document = Record<string, unknown> & { slug: string; partNumber: string }

const folder = path.resolve(import.meta.dirname, '../catalogue')
const documents = readdirSync(folder)
  .filter((name) => name.endsWith('.json'))
  .map((name) => JSON.parse(readFileSync(path.join(folder, name), 'utf8')) as Document)
const named = (slug: string) => documents.find((document) => document.slug === slug)!
const slugs = (wrong: Document[]) => wrong.map(({ slug }) => slug)
const isPanel = ({ productFamily }: Document) => productFamily !== 'Fiber Cable Assemblies'

describe('a part number', () => {
  const counted = (pattern: RegExp) =>
    documents.filter(isPanel).flatMap((document) => {
      const count = pattern.exec(document.partNumber)?.[1]
      return count && document.ports ? [{ document, count: Number(count) }] : []
    })

  test('counts duplex adapters before LCD', () => {
    const found = counted(/-B?(\d+)LCD(?:-|$)/)
    expect(found.length).toBeGreaterThan(3)
    const wrong = found.filter(({ document, count }) => document.ports !== count * 2)
    expect(slugs(wrong.map(({ document }) => document))).toEqual([])
  })

  test('counts ports before LC', () => {
    const found = counted(/-B?(\d+)LC(?:-|$)/)
    expect(found.length).toBeGreaterThan(15)
    const wrong = found.filter(
      ({ document, count }) =>
        document.ports !== count && !document.partNumber.includes(`X${count}LC`),
    )
    expect(slugs(wrong.map(({ document }) => document))).toEqual([])
  })

  test('is that of one product', () => {
    const numbers = documents.map(({ partNumber }) => partNumber)
    expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
  })
})

describe('a loss', () => {
  const joint: Record<string, number> = {
    SC: 0.25,
    'LC duplex': 0.25,
    SN: 0.25,
    'Hardened SC': 0.3,
  }
  const lossOf = (document: Document) => document.insertionLoss as { max: number; basis: string }
  const single = (document: Document) =>
    document.mode === 'Single-mode' && !document.splitRatio && !document.wdmChannels

  test('holds connector and splice where the splice is made in the product', () => {
    const spliced = documents.filter(
      (document) =>
        document.connectorB === 'Pigtail for splicing' &&
        (document.spliceCapacity ?? document.ribbonCapacity) &&
        document.slug !== 'vxc-cross-connect-cabinet-576-sc',
    )
    expect(spliced.length).toBeGreaterThan(20)
    const wrong = spliced.filter((document) => {
      const { max, basis } = lossOf(document)
      const rest = max - joint[String(document.connector)]!
      const isSum = [0.1, 0.15].some((splice) => Math.abs(splice - rest) < 0.001)
      return !isSum || basis !== 'connector and splice'
    })
    expect(slugs(wrong)).toEqual([])
  })

  test('is the same for the same pair of plugs on every panel and frame', () => {
    const through = documents.filter(
      (document) =>
        single(document) &&
        /^(?:LC duplex|SC)$/.test(String(document.connector)) &&
        document.connector === document.connectorB &&
        document.insertionLoss,
    )
    expect(through.length).toBeGreaterThan(12)
    const wrong = through.filter(
      (document) => lossOf(document).max !== 0.25 || lossOf(document).basis !== 'one joint',
    )
    expect(slugs(wrong)).toEqual([])
  })

  test('of a cassette from array to ports holds both joints', () => {
    const cassettes = documents.filter(({ subFamily }) => String(subFamily).startsWith('MPO to'))
    expect(cassettes.length).toBeGreaterThan(7)
    expect(slugs(cassettes.filter((one) => lossOf(one).basis !== 'two joints'))).toEqual([])
  })

  test('of a splitter is never below what the division itself takes', () => {
    const splitters = documents.filter(({ splitRatio }) => splitRatio)
    expect(splitters.length).toBeGreaterThan(12)
    const wrong = splitters.filter((document) => {
      const { min, typ, max } = document.insertionLoss as Record<string, number>
      const ideal = 10 * Math.log10(Number(/\d+$/.exec(String(document.splitRatio))![0]))
      return !(ideal < min! && min! < typ! && typ! < max!)
    })
    expect(slugs(wrong)).toEqual([])
  })

  test('of a terminal with a hardened MPO is that of its plug and its port', () => {
    const sum = lossOf(named('hardened-mpo-tail-12')).max + joint['Hardened SC']!
    expect(lossOf(named('vmt-multiport-terminal-12-hmpo')).max).toBeCloseTo(sum)
  })
})

test('an armored cable is not rated nonconductive', () => {
  const armored = documents.filter(({ product }) => String(product).startsWith('Armored'))
  expect(armored.length).toBeGreaterThan(1)
  expect(armored.filter(({ jacket }) => /OFN/.test(String(jacket)))).toEqual([])
})

test('an adapter that passes arrays through states its keys, not a polarity method', () => {
  const through = documents.filter(
    ({ connector, connectorB, length, productFamily }) =>
      connector === 'MPO-12' &&
      connectorB === connector &&
      !length &&
      productFamily !== 'Fiber Cable Assemblies',
  )
  expect(slugs(through).sort()).toEqual(['va6-6-mpo-12', 'vhd1-36-mpo-12'])
  expect(slugs(through.filter(({ polarity }) => polarity))).toEqual([])
})

test('duplex adapters count two ports on every kind of product', () => {
  const odd = documents.filter(
    ({ connector, ports }) => connector === 'LC duplex' && Number(ports ?? 0) % 2,
  )
  expect(slugs(odd)).toEqual([])
})
