import { expect, test } from 'vitest'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { readLifecycle } from '#domain/catalogue/lifecycle.ts'
import { createNearest } from '#domain/catalogue/nearest.ts'
import { createProductAddresses, successorOf } from '#domain/catalogue/product-addresses.ts'
import { searchByName } from '#domain/catalogue/search.ts'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'
import { familyOrder } from '../families.ts'

const products = readCatalogueFolder('examples/verrane/catalogue').map(({ product }) => product)
const shown = products.filter(({ included }) => included)
const catalogue = createCatalogue(shown, familyOrder)
const addresses = createProductAddresses(products)

test('every product says where it stands, and each withdrawn one what to order instead', () => {
  expect(
    products.filter(({ lifecycle }) => !readLifecycle(lifecycle)).map(({ slug }) => slug),
  ).toEqual([])
  const named = [...addresses.withdrawn.values()].map((product) => {
    const successor = successorOf(catalogue, addresses, product)
    return [product.slug, successor?.product.slug, successor?.isNearest] as const
  })
  expect(named.toSorted(([a], [b]) => (a < b ? -1 : 1))).toEqual([
    ['cs-duplex-patch-cord-os2', 'sn-duplex-patch-cord-os2', false],
    ['mems-voa-1550', 'variable-attenuator-inline-manual', false],
    ['plc-splitter-1x64-abs-lc-apc', 'plc-splitter-1x32-lgx-sc-apc', false],
    ['vdf-vertical-manager-100', 'vdf-vertical-manager-150', false],
    ['vp1-24-st', 'vp1-72-lc-duplex', true],
    ['vwb-wall-box-4-sc', 'vwb-wall-box-8-sc', false],
  ])
})

test.each([
  ['VSW1-24LCD-OS2-U', 'VSW1-24LC-OS2-U'],
  ['VSR1-48LCD-OS2-U', 'VSR1-48LC-OS2-U'],
  ['VSR2-96LCD-OS2-U', 'VSR2-96LC-OS2-U'],
  ['VSH5-576LCD-OS2-U', 'VSH5-576LC-OS2-U'],
  ['VDF-B144LCD-A', 'VDF-B144LC-A'],
  ['VDF1-576LCD-A', 'VDF1-576LC-A'],
  ['VDF2-2016LCD-A', 'VDF2-2016LC-A'],
  ['VDF4-4032LCD-A', 'VDF4-4032LC-A'],
  ['VXC-1152LCD-IN', 'VXC-1152LC-IN'],
  ['VTP-24-MPO', 'VTP-12-MPO'],
  ['VSR3-144SC-OS2-A', 'VSR5-144SC-OS2-A'],
])('the former number %s leads to what %s is now', (former, now) => {
  const slug = addresses.slugOf(now)
  expect(catalogue.bySlug.get(slug ?? '')?.partNumber).toBe(now)
  expect(addresses.slugOf(former)).toBe(slug)
})

test('a part number with a slip in it leads to its product', () => {
  const near = createNearest(shown.map((product) => ({ ...product, number: product.partNumber })))
  const missed = shown
    .filter(({ partNumber }) => partNumber.includes('O'))
    .filter(({ partNumber, slug }) => {
      const nearest = near(partNumber.replace(/O(?!.*O)/, '0'), 6)
      return !nearest.some((product) => product.slug === slug)
    })
  expect(missed.map(({ partNumber }) => partNumber)).toEqual([])
  expect(near('VHD1-144LC-0S2-U', 1)[0]?.slug).toBe('vhd1-144-lc')
})

test.each([
  ['MST', 'vmt-multiport-terminal-8'],
  ['FDH', 'vfh-distribution-hub-288'],
  ['FOSC', 'vdc-dome-closure-96'],
  ['splice case', 'vdc-dome-closure-288'],
  ['NID', 'vwb-wall-box-2-sc'],
  ['MTP trunk', 'mpo-12-trunk-os2-144'],
  ['OptiTap drop', 'hardened-sc-drop-flat'],
  ['fanout', 'mpo-16-to-sn-breakout-harness-os2'],
  ['jumper', 'lc-duplex-patch-cord-os2'],
  ['light meter', 'handheld-power-meter-sm-mm'],
  ['clamshell', 'vic-inline-closure-24'],
  ['fiberscope', 'fiber-inspection-scope-mpo'],
])('the header’s search knows “%s”', (word, slug) => {
  expect(searchByName(catalogue.products, word).map((product) => product.slug)).toContain(slug)
})
