import { expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { interfaces } from '#content/interfaces.ts'
import { tradeRules } from '#content/trade-rules.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createAssistant } from '#domain/chat/assistant.ts'
import { products } from '#test/catalogue.ts'

const links = ['and', 'with', 'to', 'against', 'vs', 'versus', 'or', 'than', 'from']
/** As much of a question as is read. */
const length = 4000
/** A second of a machine half as quick as the one on which the worst of them took 25 s. */
const maxMilliseconds = 1000

function threadMilliseconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

const { recommend } = await createAssistant(products, {
  attributes,
  vocabulary,
  interfaces,
  trade: tradeRules,
  company: { name: 'Verrane', contactPath: '/contact', comparePath: '/compare' },
  clock: threadMilliseconds,
})

function processorTime(turns: string[]): number {
  const start = threadMilliseconds()
  recommend(turns)
  recommend.read(turns)
  return threadMilliseconds() - start
}

const filled = (piece: string) => piece.repeat(length / piece.length + 1).slice(0, length)

test.each([
  'which is longer VC6 or VSR2 or ',
  'which is longer VC6 and VSR2 or the ',
  'difference between VC6 and VSR2 ',
  'are the VC6 and the VSR2 both the same and ',
  'no lc or ',
  ...links.map((link) => `compare VC6 ${link} VSR2 `),
])('a question that repeats “%s” takes little of the thread', (piece) => {
  expect(processorTime([filled(piece)])).toBeLessThan(maxMilliseconds)
})

test('so does a conversation of such questions', () => {
  const turns = Array.from({ length: 15 }, () => filled('which is longer VC6 or VSR2 or no lc or '))
  expect(processorTime(turns)).toBeLessThan(2 * maxMilliseconds)
})
