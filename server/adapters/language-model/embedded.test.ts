import { afterEach, expect, test } from 'vitest'
import { customerMessage } from '#capabilities/assistant/customer-message.ts'
import { createMentionReader } from '#capabilities/assistant/product-names.ts'
import { createLog } from '#server/create-log.ts'
import { products } from '#test/catalogue.ts'
import { languageModelContract } from './contract.ts'
import { embeddedModel } from './embedded.ts'

const lines: string[] = []
const log = createLog({ level: 'info', to: { write: (line: string) => void lines.push(line) } })
afterEach(() => void lines.splice(0))

const named = products[0]!.name
const repeat = async (turns: readonly string[]) => `[${named}] for: ${turns.join(' / ')}`

languageModelContract('the embedded assistant', async () => ({
  model: embeddedModel(repeat, { log }),
  close: async () => {},
}))

test('reads the visitor’s own words, not the list that the browser put beside them', async () => {
  const list = products.map(({ name, text }) => `- ${name}: ${text}`).join('\n')
  const content = `Customer message: Who won the world cup?\n\nProducts:\n${list}`
  const mentionsIn = createMentionReader(products)
  const model = embeddedModel(repeat, {
    log,
    customerMessage: (text) => customerMessage(text, mentionsIn),
  })
  expect(await model.reply([{ role: 'user', content }])).toMatchObject({
    ok: true,
    reply: `[${named}] for: Who won the world cup?`,
  })
})

test('a fault of its own is told as a failure and logged without what was asked', async () => {
  const words = 'a valve for Jo Doe'
  const broken = embeddedModel(
    () => {
      throw new RangeError(`no such thing: ${words}\n    at ${words}`)
    },
    { log },
  )
  expect(await broken.reply([{ role: 'user', content: words }])).toEqual({
    ok: false,
    failure: 'unavailable',
  })
  expect(lines).toHaveLength(1)
  expect(lines[0]).toMatch(/RangeError.*embedded\.test\.ts:\d+/)
  expect(lines[0]).not.toMatch(/valve|Doe|no such thing/)
})
