import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { createNumberReader } from '#domain/catalogue/number-reader.ts'
import { channelBudget } from '#domain/deciding/channel-budget.ts'
import { readChannelChange } from '#domain/deciding/channel-change.ts'
import { verdictOf } from '#domain/deciding/channel-limit.ts'
import { channelPart } from '#domain/deciding/channel-parts.ts'
import { formatChannelState } from '#domain/deciding/channel-state.ts'
import { products } from '#test/catalogue.ts'
import { attributes } from '../attributes.ts'
import { lossBudget } from '../loss-budget.ts'
import { solutions } from '../solutions/solutions.ts'

const articles = 'examples/verrane/articles'
const budget = lossBudget!
const definitions = new Map(attributes.map((one) => [one.key, one]))
const reader = {
  read: createNumberReader(products),
  guess: () => [],
  isWithdrawn: () => false,
  successorOf: () => undefined,
}

/** A channel as its address has it, worked out from the records. */
function work(query: string) {
  const { state, isSettled, unread } = readChannelChange(new URLSearchParams(query), budget)
  const parts = state.items.map((item) => channelPart(item, { budget, reader, definitions }))
  const channel = channelBudget(parts, budget, { condition: state.at, margin: state.margin })
  const limit = budget.limits.find(({ key }) => key === state.limit)
  return { state, isSettled, unread, channel, verdict: verdictOf(channel, limit, state) }
}
const queryOf = (to: string) => to.split('?')[1]!

const shown = solutions.flatMap(({ slug, parts }) =>
  parts.flatMap((part) =>
    part.kind === 'budget' && part.unit === budget.unit ? [{ slug, part }] : [],
  ),
)
const linked = solutions.flatMap(({ parts }) =>
  parts.flatMap((part) => {
    if (part.kind === 'questions') {
      return part.groups.flatMap(({ items }) => items.flatMap(({ link }) => link ?? []))
    }
    return 'link' in part && part.link ? [part.link] : []
  }),
)
const inArticles = readdirSync(articles)
  .filter((file) => file.endsWith('.md'))
  .flatMap((file) => [
    ...readFileSync(`${articles}/${file}`, 'utf8').matchAll(/\]\(\/loss-budget\?([^)]*)\)/g),
  ])
  .map(([, query]) => query!)
const channels = [
  ...new Set([
    ...inArticles,
    ...linked.filter(({ to }) => to.startsWith('/loss-budget?')).map(({ to }) => queryOf(to)),
    ...budget.examples.map(({ query }) => query),
  ]),
]

test('every loss budget of a solution page opens in the tool', () => {
  expect(shown.length).toBeGreaterThan(3)
  expect(shown.filter(({ part }) => !part.link).map(({ slug }) => slug)).toEqual([])
})

describe.each(channels)('the channel %s', (query) => {
  const { state, isSettled, unread, channel } = work(query)

  test('is written as the tool writes it', () => {
    expect({ isSettled, unread }).toEqual({ isSettled: true, unread: [] })
    expect(decodeURIComponent(formatChannelState(state))).toBe(decodeURIComponent(query))
  })

  test('joins nothing that cannot be joined', () => {
    const kinds = channel.faults.map(({ kind }) => kind)
    expect(kinds.filter((kind) => kind === 'refused' || kind === 'disagree')).toEqual([])
  })
})

describe('examples worked by hand', () => {
  test('TIA-568.3: 300 m of OM4 with two mated pairs may lose 2.4 dB at 850 nm', () => {
    // 0.3 km × 3.0 dB/km = 0.9; 2 × 0.75 = 1.5.
    const { channel, verdict } = work('items=om4:300m,joint-tia:2&at=850&limit=tia')
    expect(verdict.most).toEqual({ verdict: 'within', left: 0, allowed: 2.4 })
    expect(channel.worst.value).toBe(2.4)
  })

  test('TIA-568.3: 2 km of OS2 with two mated pairs and three splices may lose 3.4 dB', () => {
    // 2 × 0.5 = 1.0; 2 × 0.75 = 1.5; 3 × 0.3 = 0.9.
    const { verdict } = work('items=os2:2km,joint-tia:2,splice-tia:3&at=1310&limit=tia')
    expect(verdict.most!.allowed).toBe(3.4)
  })

  test('IEEE 802.3: 100 m of OM4 leave 1.6 dB of the 1.9 dB of 100GBASE-SR4 for connections', () => {
    // 0.1 km × 3.0 dB/km = 0.3. The standard reckons with 3.5 and allots 1.5 dB to connections.
    expect(work('items=om4:100m&limit=100g-sr4-om4').verdict.most).toEqual({
      verdict: 'within',
      left: 1.6,
      allowed: 1.9,
    })
  })

  test('IEEE 802.3: 500 m of OS2 leave 2.8 dB of the 3.0 dB of DR4, eight pairs of 0.35 dB', () => {
    const { verdict } = work('items=os2:500m,MPO=0.35:8&limit=400g-dr4')
    expect(verdict.most).toEqual({ verdict: 'within', left: 0, allowed: 3 })
    expect(work('items=os2:500m,MPO=0.35:9&limit=400g-dr4').verdict.most!.verdict).toBe('above')
  })

  test('ITU-T G.984.2 B+: powers of its optics make 13 and 28 dB', () => {
    // OLT +1.5 to +5 dBm; ONU −27 dBm with 0.5 dB of penalty, −8 dBm overload.
    const powers = 'limit=powers&outMin=1.5&outMax=5&inMin=-26.5&inMax=-8'
    const { verdict } = work(`items=A=13..20..28&at=1490&${powers}`)
    expect(verdict.most).toMatchObject({ verdict: 'within', left: 0, allowed: 28 })
    expect(verdict.least).toMatchObject({ verdict: 'enough', allowed: 13 })
  })
})

describe('mating rules', () => {
  const kinds = (items: string) =>
    work(`items=${items}&at=1310`).channel.faults.map(({ kind }) => kind)

  test('refuse an angled plug in a domed port, and multimode on single-mode', () => {
    expect(kinds('VHD1-144LC-OS2-U,VPC-LCD-LCD-OS2-A-3M')).toEqual(['refused'])
    expect(kinds('VHD1-144LC-OS2-U,om4:100m')).toEqual(['disagree'])
  })

  test('let a cassette stand either way round', () => {
    const trunk = 'VTK-12M12-OS2-144-P:50m'
    expect(kinds(`${trunk},VC6-1M12-12LC-U,VPC-LCD-LCD-OS2-U-3M`)).toEqual([])
    expect(kinds(`VPC-LCD-LCD-OS2-U-3M,VC6-1M12-12LC-U,${trunk}`)).toEqual([])
  })
})

test('every basis that a record states is one whose joints are counted', () => {
  const bases = products.flatMap(({ attributes: own }) =>
    budget.attributes.flatMap(({ key }) =>
      (own[key] ?? []).flatMap((value) => (typeof value === 'object' ? (value.basis ?? []) : [])),
    ),
  )
  expect(bases.filter((basis) => !(basis in budget.bases))).toEqual([])
})

test('limits and pieces name their source, and each its own key', () => {
  const named = [...budget.limits, ...budget.parts, ...budget.media]
  expect(named.filter(({ source }) => !/\d{4}|pages/.test(source))).toEqual([])
  for (const keys of [budget.limits, [...budget.parts, ...budget.media]]) {
    expect(new Set(keys.map(({ key }) => key)).size).toBe(keys.length)
  }
})
