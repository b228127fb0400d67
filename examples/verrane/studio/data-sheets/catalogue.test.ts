import { beforeAll, describe, expect, test } from 'vitest'
import type { Product } from '../../../../domain/catalogue/product.ts'
import { readCatalogue } from '../catalogue.ts'
import { company } from '../places.ts'
import { drawingOf } from './drawings/index.ts'
import { renderDrawing } from './drawings/sheet.ts'
import { plansOf, type SheetPlan } from './plan.ts'
import { renderSheet } from './sheet.ts'
import { conditionOf } from './content/conditions.ts'
import { notesOf } from './content/notes.ts'
import { orderingOf } from './content/ordering.ts'
import { partNumberKey } from './content/part-number-key.ts'
import { isService, termsOf } from './content/service.ts'

let products: Product[] = []
let sheets: SheetPlan[] = []
const named = (slug: string) => products.find((product) => product.slug === slug)!
const partNumbers = (slug: string) =>
  orderingOf(named(slug)).variants.map(({ partNumber }) => partNumber)

beforeAll(async () => {
  products = (await readCatalogue(company, expect.fail)).map(({ product }) => product)
  sheets = plansOf(products).filter(({ type }) => type === 'data sheet')
})

describe('part numbers to order', () => {
  test('are those of the record, after the series that the page names', () => {
    expect(partNumbers('lc-duplex-patch-cord-os2').slice(0, 3)).toEqual([
      'VPC-LCD-LCD-OS2-U',
      'VPC-LCD-LCD-OS2-U-0M5',
      'VPC-LCD-LCD-OS2-U-1M',
    ])
  })

  test('always include the own number of the page', () => {
    for (const { slug, partNumber } of products) expect(partNumbers(slug)).toContain(partNumber)
  })

  test('name no series where the own number is one to order', () => {
    expect(partNumbers('vmt-multiport-terminal-4')).toEqual([
      'VMT-4HSC-T15-A',
      'VMT-4HSC-T30-A',
      'VMT-4HSC-T60-A',
      'VMT-4HSC-T150-A',
    ])
  })

  test('are no options as well where the ordering options spell them out', () => {
    expect(partNumbers('vad-any-density-patch-panel')).toContain('VAD1-12-144LC')
    expect(orderingOf(named('vad-any-density-patch-panel')).options).toEqual([])
  })

  test('carry the supply, and the pattern only where it makes further ones', () => {
    const [cord, drop] = ['lc-duplex-patch-cord-os2', 'hardened-sc-drop-flat'].map((slug) =>
      orderingOf(named(slug)),
    )
    expect(cord!.variants[1]).toMatchObject({
      description: '0.5\u00a0m (1.64\u00a0ft)',
      supply: 'Stock',
    })
    expect(cord!.grammar?.pattern).toBe('VPC-LCD-LCD-OS2-U-[Length]')
    expect(drop!.grammar).toBeUndefined()
  })

  test('are never made of the two ends of a variable attenuator', () => {
    expect(partNumbers('mems-voa-1550')).toEqual(['VAT-MEMS-CL', 'VAT-MEMS-CL-D'])
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

describe('the conditions of a value', () => {
  test('name the end face of the working end, not of an array behind it', () => {
    const cited = (slug: string) => conditionOf(named(slug), 'polish')
    expect(cited('vc6-mpo-12-to-12-lc')).toBe('End face per IEC 61755-3-1')
    expect(cited('vfh-indoor-hub-96')).toBe('8°, end face per IEC 61755-3-2')
    expect(cited('mpo-12-trunk-os2-144')).toBe('8°, end face per IEC 61755-3-31')
    expect(cited('mpo-12-cord-om4')).toBe('')
    expect(conditionOf(named('vc6-mpo-12-to-12-lc'), 'polishB')).toBe(
      '8°, end face per IEC 61755-3-31',
    )
  })

  test('say which joints a loss holds', () => {
    expect(conditionOf(named('vs6-splice-12-lc'), 'insertionLoss')).toMatch(/splice/)
    expect(notesOf(named('vs6-splice-12-lc')).join()).toMatch(/sum of a mated pair.*0\.10 dB/)
    expect(notesOf(named('vmt-multiport-terminal-8')).join()).not.toMatch(/sum of a mated pair/)
  })

  test('and the notes measure a loss in one way', () => {
    const said = (slug: string) => [
      conditionOf(named(slug), 'insertionLoss'),
      notesOf(named(slug)).filter((note) => /^Insertion (and return )?loss/.test(note)),
    ]
    expect(said('lc-duplex-patch-cord-os2')).toEqual([
      'To a reference plug, IEC 61300-3-4',
      [expect.stringMatching(/against a reference plug.*IEC 61300-3-34/)],
    ])
    for (const pair of [
      'mpo-12-trunk-os2-144',
      'mpo-12-to-lc-breakout-harness-os2',
      'vhd1-36-mpo-12',
    ])
      expect(said(pair)).toEqual([
        'IEC 61300-3-45, random mating',
        [expect.stringMatching(/picked at random.*IEC 61300-3-45/)],
      ])
    for (const sum of ['vsp1-8-mpo-12', 'vsp2-144-lc', 'vmt-multiport-terminal-12-hmpo'])
      expect(said(sum)).toEqual([
        'Connectors on both sides together',
        [expect.stringMatching(/the sum of a mated pair of plugs on either side/)],
      ])
    expect(conditionOf(named('vc6-mpo-12-to-12-lc'), 'insertionLoss')).toMatch(
      /both sides together/,
    )
  })

  test('do not call the wider side of a flat cable a diameter', () => {
    expect(conditionOf(named('hardened-sc-drop-flat'), 'cableDiameter')).toMatch(/4\.5 × 8\.1 mm/)
    expect(conditionOf(named('hardened-mpo-tail-12'), 'cableDiameter')).toBe('Nominal')
  })

  test('keep the limit of a value apart from the record measured at room temperature', () => {
    const notes = notesOf(named('lc-duplex-patch-cord-os2'))
    expect(notes.filter((note) => /18 to 28/.test(note))).toEqual([
      expect.stringMatching(/^The record delivered/),
    ])
  })
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
