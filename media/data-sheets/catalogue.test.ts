import path from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '#domain/catalogue/product.ts'
import { drawingOf } from './drawings/index.ts'
import { renderDrawing } from './drawings/sheet.ts'
import { plansOf, readProducts, type SheetPlan } from './plan.ts'
import { renderSheet } from './sheet.ts'
import { orderingOf } from './content/ordering.ts'
import { partNumberKey } from './content/part-number-key.ts'
import { isService, termsOf } from './content/service.ts'
import { specificationOf } from './content/specification.ts'

const root = path.resolve(import.meta.dirname, '../..')
let products: Product[] = []
let sheets: SheetPlan[] = []
const named = (slug: string) => products.find((product) => product.slug === slug)!
const partNumbers = (slug: string) =>
  orderingOf(named(slug)).variants.map(({ partNumber }) => partNumber)

beforeAll(async () => {
  products = await readProducts(root)
  sheets = plansOf(products).filter(({ type }) => type === 'data sheet')
})

describe('part numbers to order', () => {
  test('take a suffix for each stocked length', () => {
    expect(partNumbers('lc-duplex-patch-cord-os2').slice(0, 2)).toEqual([
      'VPC-LCD-LCD-OS2-U-0M5',
      'VPC-LCD-LCD-OS2-U-1M',
    ])
  })

  test('change the tail that the part number already names', () => {
    expect(partNumbers('vmt-multiport-terminal-4')).toEqual([
      'VMT-4HSC-T15-A',
      'VMT-4HSC-T30-A',
      'VMT-4HSC-T60-A',
      'VMT-4HSC-T150-A',
    ])
  })

  test('include those that the ordering options spell out, which are then no options', () => {
    expect(partNumbers('vad-any-density-patch-panel')).toContain('VAD1-12-144LC')
    expect(orderingOf(named('vad-any-density-patch-panel')).options).toEqual([])
  })

  test('are never made of the two ends of a variable attenuator', () => {
    expect(partNumbers('mems-voa-1550')).toEqual(['VAT-MEMS-CL'])
  })
})

describe('the key to a part number', () => {
  test('reads a bare number as a length only where there is one length', () => {
    const cord = partNumberKey(named('sc-simplex-patch-cord-apc'))
    expect(cord?.find(({ segment }) => segment === '30')?.meaning).toBe('3.0 mm cable')
    const panel = partNumberKey(named('vsp1-24-lc-apc'))
    expect(panel?.find(({ segment }) => segment === '75')?.meaning).toBe('Cable of 75 m')
  })

  test('is left out when a part of it cannot be read', () => {
    expect(partNumberKey(named('vp1-24-st'))).toBeUndefined()
  })
})

test('the specification of a product shows each of its attributes once', () => {
  for (const product of products) {
    const shown = specificationOf(product).flatMap(({ rows }) => rows)
    const own = Object.keys(product.attributes).filter(
      (key) => !['productFamily', 'subFamily'].includes(key),
    )
    expect(shown, product.slug).toHaveLength(own.length)
  }
})

test('every data sheet of a part has a drawing whose figures are numbers and whose shapes have sizes', () => {
  for (const { product, kind } of sheets.filter(({ product }) => !isService(product))) {
    const drawing = drawingOf(product, kind)
    expect(drawing, `${product.slug} as ${kind}`).toBeDefined()
    const svg = renderDrawing(drawing!, product.name)
    expect(svg, product.slug).not.toMatch(/NaN|undefined|Infinity/)
    expect(svg, product.slug).not.toMatch(/(?:width|height|r)="-/)
  }
})

describe('the sheet of a service', () => {
  const sheetOf = (slug: string) => {
    const plan = sheets.find(({ product }) => product.slug === slug)!
    return renderSheet(plan, { revision: 'C', date: '2027-02' }, undefined).html
  }

  test('numbers its scope and lists its deliverables, times, standards, revision and date', () => {
    const html = sheetOf('structured-cabling-installation')
    const { features, attributes } = named('structured-cabling-installation')
    const said = [
      ...features.flatMap(({ items }) => items),
      ...attributes.standards!.map(String),
      `<th scope="row">${features[0]!.items.length}</th>`,
      'Revision C, February 2027',
    ]
    expect(said.filter((text) => !html.includes(text))).toEqual([])
    const times = termsOf(named('structured-cabling-installation'))
    expect(times.find(({ label }) => label === 'Response time')?.value).toMatch(/^24\sh$/)
  })

  test('has no values that only a part has', () => {
    expect(sheetOf('fiber-restoration')).not.toMatch(/<h2>(Specifications|Drawing|Ordering)/)
  })
})
