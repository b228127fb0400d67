import { describe, expect, test } from 'vitest'
import { lamp, lampAttributes, lampVocabulary } from '#domain/finding/lamps.fixture.ts'
import { createAssistant } from './assistant.ts'

const host = (name: string, partNumber: string, ...named: string[]) => ({
  ...lamp(name, {}, { partNumber, subFamily: 'Poles' }),
  provides: [{ interface: 'rail', count: 2 }],
  accessories: named.map((number) => ({ partNumber: number })),
})
/** Poles decide how long a cord is; how many bulbs it has is for the buyer. */
const bar = {
  ...lamp('Lamp bar', { cord: [2, 3], bulbs: [4] }, { partNumber: 'LB-40' }),
  accepts: [{ interface: 'rail', count: 1 }],
  variants: [
    { partNumber: 'LB-40-2M', cord: 2, stock: 'stock' },
    { partNumber: 'LB-40-3M', cord: 3, stock: 'stock' },
    { partNumber: 'LB-20-3M', cord: 3, bulbs: 2, stock: 'stock' },
  ],
}
const short = host('Short pole', 'LP-200', 'LB-40-2M')
const tall = host('Tall pole', 'LP-300', 'LB-40-3M')
const free = host('Free pole', 'LP-500')

async function asking(...products: object[]) {
  const { recommend } = await createAssistant([bar, ...products] as never, {
    attributes: lampAttributes,
    vocabulary: lampVocabulary,
    interfaces: [{ name: 'rail', kind: 'place', explain: 'Holds a bar.' }],
    company: { name: 'Acme', contactPath: '/write-to-us' },
  })
  return (text: string) => recommend([text]).reply.replaceAll('\u00a0', ' ')
}

describe('hosts that each name another number of a product decide what these differ in', async () => {
  const ask = await asking(short, tall, free)

  test.each([
    ['LB-40-2M fits LP-200?', /^Yes: /],
    ['LB-20-3M fits LP-300?', /^Yes: /],
    ['LB-40-2M fits LP-500?', /^Yes: /],
    ['LB-40-3M fits LP-200?', /^No: .* share the rail, but .* name LB-40-2M for it/],
    ['LB-20-3M fits LP-200?', /^No: .* name LB-40-2M for it/],
    ['LP-200 fits LB-40-3M?', /^No: .* name LB-40-2M for it/],
  ])('%s', (text, said) => expect(ask(text)).toMatch(said))

  test('and what is offered instead are those that take the number', () => {
    const reply = ask('LB-40-3M fits LP-200?')
    expect(reply).toContain('LB-40-3M goes with [Tall pole] (LP-300)')
    expect(reply.match(/LP-200/g)).toHaveLength(1)
  })
})

test('a number that one host alone names decides nothing', async () => {
  const ask = await asking(short, free)
  expect(ask('LB-40-3M fits LP-200?')).toMatch(/^Yes: /)
})
