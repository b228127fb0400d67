import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { lossBudget } from '#content/loss-budget.ts'
import { parseListingState, formatListingState } from '#domain/catalogue/listing-state.ts'
import { parseKnowledgeState } from '#domain/knowledge/knowledge-state.ts'
import { hostileQuery, hostileText, repeatedText, slowestRatio } from '#test/hostile.ts'
import { inSweeps, swept } from '#test/sweep.ts'
import { maxRows, readChannel, writeChannel } from './channel-items.ts'
import { channelParameters, readChannelChange } from './channel-change.ts'
import { listParameters, readList } from './list-change.ts'
import { maxItems, maxQuantity, readItems, writeItems } from './list-items.ts'
import { compareParameters, parseCompareState } from './compare-state.ts'
import { readPasted } from './pasted-lines.ts'

const isNumber = (text: string) => /^QB-\d+$/i.test(text)
const isCount = (value: number, most: number) =>
  Number.isInteger(value) && value >= 1 && value <= most

function expectItems(items: readonly { partNumber: string; quantity: number }[]): void {
  expect(items.length).toBeLessThanOrEqual(maxItems)
  for (const { partNumber, quantity } of items) {
    expect(partNumber).toBe(partNumber.trim())
    expect(partNumber).not.toBe('')
    expect(isCount(quantity, maxQuantity)).toBe(true)
  }
}

describe('whatever stands in the address,', () => {
  test('of a list of products its state is one that can be linked', () => {
    const names = ['q', 'page', 'sort', 'view', 'bore', 'constructor', 'open', 'all']
    fc.assert(
      fc.property(hostileQuery(names), (query) => {
        const state = parseListingState(query)
        expect(isCount(state.page, Infinity)).toBe(true)
        expect(state.query.length).toBeLessThanOrEqual(200)
        expect(state.query).not.toMatch(/\p{Cc}/u)
        for (const values of Object.values(state.selection))
          for (const value of values) expect(value.length).toBeLessThanOrEqual(200)
        expect(parseListingState(new URLSearchParams(formatListingState(state)))).toEqual(state)
      }),
      { numRuns: swept<number>(800, 60) },
    )
  })

  test('of the Knowledge Center and of a comparison its state has its shape', () => {
    const names = ['category', 'q', 'part', 'doc', 'page', ...compareParameters]
    fc.assert(
      fc.property(hostileQuery(names), (query) => {
        const { part, page, doc } = parseKnowledgeState(query)
        expect(isCount(part, 99_999)).toBe(true)
        expect(page === 0 || isCount(page, 99_999)).toBe(true)
        expect(doc.length).toBeLessThanOrEqual(1000)
        const { products, units, swap = 1 } = parseCompareState(query)
        expect(products.length).toBeLessThanOrEqual(12)
        for (const name of products) expect(encodeURIComponent(name)).not.toBe('')
        expect([undefined, 'metric', 'us']).toContain(units)
        expect(isCount(swap, 12)).toBe(true)
      }),
      { numRuns: swept<number>(500, 40) },
    )
  })

  test('a parts list has numbers and quantities, and can be written again', () => {
    fc.assert(
      fc.property(hostileQuery(listParameters.slice(0, 10)), (query) => {
        const { items, faults, left } = readList(query, isNumber)
        expectItems(items)
        expect(left).toBeGreaterThanOrEqual(0)
        for (const { text } of faults) expect(encodeURIComponent(text)).not.toBe('')
        const written = new URLSearchParams({ items: decodeURIComponent(writeItems(items)) })
        expectItems(readItems(written.get('items')!))
      }),
      { numRuns: swept<number>(800, 60) },
    )
  })

  test('a channel has rows that can be counted', () => {
    fc.assert(
      fc.property(hostileQuery(channelParameters.slice(0, 30)), (query) => {
        const { state, unread } = readChannelChange(query, lossBudget!)
        expect(state.items.length).toBeLessThanOrEqual(maxRows)
        for (const { what, count, length } of state.items) {
          expect(what).not.toBe('')
          expect(isCount(count, 99)).toBe(true)
          expect(length === undefined || length.value > 0).toBe(true)
        }
        expect(readChannel(decodeURIComponent(writeChannel(state.items)), [])).toBeDefined()
        for (const { field, text } of unread) expect(query.get(field)?.trim() ?? '').toBe(text)
      }),
      { numRuns: swept<number>(500, 40) },
    )
  })
})

describe('whatever is pasted,', () => {
  const pasted = fc
    .array(fc.oneof(hostileText(), repeatedText, fc.constantFrom('QB-15 3', '4\tQB-20')), {
      maxLength: 12,
    })
    .map((lines) => lines.join('\n'))

  test('is numbers and quantities, or lines as they were written', () => {
    fc.assert(
      fc.property(pasted, (text) => {
        const { items, faults } = readPasted(text, isNumber)
        expectItems(items)
        for (const { text: line } of faults) {
          expect(line.isWellFormed()).toBe(true)
          expect(line.length).toBeLessThanOrEqual(1000)
        }
      }),
      { numRuns: swept<number>(1000, 80) },
    )
  })

  inSweeps('takes no longer than parts of its length', () => {
    const tame = (length: number) =>
      '40 QB-25 lever valve\n'.repeat(length / 21 + 1).slice(0, length)
    const cases = fc.sample(repeatedText, { numRuns: 200, seed: 18 })
    const { ratio, text } = slowestRatio(cases, tame, (given) => readPasted(given, isNumber))
    expect(ratio, text.slice(0, 80)).toBeLessThan(100)
  })
})
