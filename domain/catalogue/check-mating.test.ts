import { expect, test } from 'vitest'
import { faultsOf } from './trade.fixture.ts'

const flat = { interface: 'G 1/2 flat', count: 1 }
const cone = { interface: 'G 1/2 conical', count: 1 }
const mating = (changes: Parameters<typeof faultsOf>[0]) =>
  faultsOf(changes).filter((fault) => /may be mated|contradicts its own/.test(fault))

test('an accessory that only looks as if it went on is an error', () => {
  expect(mating({ gauge: { accepts: [cone], seal: 'Conical' } })).toEqual([
    expect.stringMatching(
      /^valve\.json accessories error: “QG-63” goes onto “G 1\/2 conical”, but this product has “G 1\/2 flat”: only equal ones may be mated, so name a part that fits, or correct/,
    ),
  ])
})

test('a related product that only looks so is a warning, from either side', () => {
  const gauge = { relatedProducts: ['Valve'], accepts: [cone], seal: 'Conical' }
  const valve = { relatedProducts: ['Gauge'], accessories: [] }
  expect(mating({ gauge, valve })).toEqual([
    expect.stringMatching(
      /^gauge\.json relatedProducts warning: “Valve” has “G 1\/2 flat”, but this product goes onto “G 1\/2 conical”/,
    ),
    expect.stringMatching(/^valve\.json relatedProducts warning: “Gauge” goes onto/),
  ])
})

test('a part with both ends, and two products of the same side, may be named together', () => {
  const gauge = { relatedProducts: ['Valve', 'More'], accepts: [cone, flat], seal: undefined }
  const more = { accepts: [flat], relatedProducts: ['Gauge'] }
  expect(mating({ gauge, more })).toEqual([])
})

test('an attribute that none of the own interfaces has is an error', () => {
  expect(mating({ gauge: { seal: 'Conical' } })).toEqual([
    expect.stringMatching(
      /^gauge\.json seal error: “Conical” contradicts its own “G 1\/2 flat”: write “Flat”, or correct/,
    ),
  ])
  expect(mating({ gauge: { sealB: 'Conical' } })).toEqual([
    expect.stringMatching(/^gauge\.json sealB error: “Conical” contradicts its own “G 1\/2 flat”/),
  ])
  expect(mating({ gauge: { seal: ['Flat', 'Conical'], accepts: [flat, cone] } })).toEqual([])
})
