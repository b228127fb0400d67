import { describe, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { readMismatches } from '#domain/catalogue/mismatches.ts'
import { createNumberReader } from '#domain/catalogue/number-reader.ts'
import { mismatched } from '#domain/deciding/mismatched.ts'
import { numberedProduct } from '#domain/deciding/numbered-product.ts'
import { products } from '#test/catalogue.ts'
import { createEngine } from '../../../eval/engine.ts'
import { interfaces } from '../interfaces.ts'
import { tradeRules } from '../trade-rules.ts'

const definitions = new Map(attributes.map((one) => [one.key, one]))
const kinds = new Map(interfaces.map(({ name, kind }) => [name, kind]))
const mismatches = readMismatches(tradeRules)
const numbers = createNumberReader(products)

function pairsOf(...list: string[]): string[] {
  const parts = list.map((number) => {
    const { product } = numbers(number)!
    return numberedProduct(product, number, definitions, kinds)?.product ?? product
  })
  return mismatched(parts, mismatches).map(({ part, host }) => `${part} ${host}`)
}

describe('an angled plug and ports with domed faces', () => {
  const cord = 'VPC-LCD-LCD-OS2-A-3M'

  test.each(['VP1-24LCD-OS2-U', 'VHD1-144LC-OS2-U', 'VWD-40-1RU-LCU'])(
    'must not be mated: %s',
    (panel) => expect(pairsOf(cord, panel)).toEqual([`${cord} ${panel}`]),
  )

  test('are told by the numbers, whose ports may be others than those of the record', () => {
    expect(pairsOf(cord, 'VP1-24LCD-OS2-A')).toEqual([])
    expect(pairsOf('VPC-LCD-LCD-OS2-U-3M', 'VP1-24LCD-OS2-A')).toHaveLength(1)
    expect(pairsOf('VPC-LCD-LCD-OS2-U-3M', 'VP1-24LCD-OS2-U')).toEqual([])
  })

  test('are not told of a cord whose panel is on the list too', () => {
    expect(pairsOf(cord, 'VP1-24LCD-OS2-U', 'VP1-24LCD-OS2-A')).toEqual([])
  })

  test('have nothing to do with other classes of fiber and other plugs', () => {
    expect(pairsOf('VPC-LCD-LCD-OM4-3M', 'VP1-24LCD-OS2-U', 'VP1-24LCD-OS2-A')).toEqual([])
    expect(pairsOf(cord, 'VC6-1M12-12LC-OM4', 'VWX-24SC-U-65')).toEqual([])
  })

  test('are told of in SC as in LC', () => {
    expect(pairsOf('VPC-SCA-SCA-A2-30-3M', 'VWX-24SC-U-65')).toHaveLength(1)
  })
})

const { reply: answer } = await createEngine({ withDocuments: false })

describe('the assistant says why they do not fit, and what does instead', () => {
  test.each([
    'Does VPC-LCD-LCD-OS2-A-3M fit VP1-24LCD-OS2-U?',
    'Does VPC-LCD-LCD-OS2-U-3M fit VP1-24LCD-OS2-A?',
    'Can I plug VPC-LCD-LCD-OS2-A-3M into VHD1-144LC-OS2-U?',
  ])('%s', async (text) => {
    const reply = await answer([text])
    expect(reply).toMatch(/^No\b/)
    expect(reply).toContain(tradeRules.mismatches!.polish)
    expect(reply).toMatch(/ goes with \[/)
  })

  test('and no such thing of other fibers', async () => {
    const reply = await answer(['Does VPC-LCD-LCD-OM4-3M fit VP1-24LCD-OS2-A?'])
    expect(reply).toMatch(/^No\b/)
    expect(reply).not.toContain(tradeRules.mismatches!.polish)
  })
})

describe('a hub takes splitters with pigtails of the length that its record names', () => {
  test.each([
    'VSP-132-VFH-SCA-2M4',
    'VSP-164-VFH-SCA-2M4',
    'VSP-116-VFH-SCA-2M4',
    'VSP-132-VFH-SCA',
  ])('%s', async (splitter) => {
    expect(await answer([`Does ${splitter} fit VFH-432SCA-48F-30M?`])).toMatch(/^Yes\b/)
  })

  test('and of no other, for which it says the number', async () => {
    const reply = await answer(['Does VSP-132-VFH-SCA-1M5 fit VFH-432SCA-48F?'])
    expect(reply).toMatch(/^No\b.*VSP-132-VFH-SCA-1M5/)
    expect(reply).toMatch(/ goes with \[[^\]]+\] \(VSP-132-VFH-SCA-2M4\)/)
  })
})
