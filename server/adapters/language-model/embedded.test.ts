import { afterEach, expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { interfaces } from '#content/interfaces.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { customerMessage } from '#capabilities/assistant/customer-message.ts'
import { createMentionReader } from '#capabilities/assistant/product-names.ts'
import { createAssistant } from '#domain/chat/assistant.ts'
import { products } from '#test/catalogue.ts'
import { languageModelContract } from './contract.ts'
import { createLog } from '#server/create-log.ts'
import { embeddedModel } from './embedded.ts'

const company = { name: 'Quernel', contactPath: '/contact-us' }
const assistant = createAssistant(products, { attributes, vocabulary, interfaces, company })

const lines: string[] = []
const log = createLog({ level: 'info', to: { write: (line: string) => void lines.push(line) } })
afterEach(() => void lines.splice(0))

languageModelContract('the embedded recommender', async () => ({
  model: embeddedModel(() => assistant, { log }),
  close: async () => {},
}))

test('reads the visitor’s own words, not the list that the browser put beside them', async () => {
  const list = products.map(({ name, text }) => `- ${name}: ${text}`).join('\n')
  const content = `Customer message: Who won the world cup?\n\nProducts:\n${list}`
  const mentionsIn = createMentionReader(products)
  const answer = await embeddedModel(() => assistant, {
    log,
    customerMessage: (text) => customerMessage(text, mentionsIn),
  }).reply([{ role: 'user', content }])
  expect(answer).toMatchObject({ ok: true, reply: expect.stringContaining('/contact-us') })
})

const words = 'a valve for Jo Doe'
const thrown = (error: unknown) => () => {
  throw error
}

type Model = Parameters<typeof embeddedModel>
type Broken = { asked?: Model[0] } & Omit<Model[1], 'log'>

test.each<[string, Broken]>([
  ['thrown', { asked: thrown(new RangeError(`no such thing: ${words}\n    at ${words}`)) }],
  ['of documents', { excerptFor: () => Promise.reject(new RangeError(words)) }],
  ['of a former product', { formerly: thrown(new RangeError(words)) }],
])(
  'a fault of its own, %s, is told as a failure and logged without what was asked',
  async (_, how) => {
    const { asked = () => assistant, ...more } = how
    const broken = embeddedModel(asked, { log, ...more })
    expect(await broken.reply([{ role: 'user', content: words }])).toEqual({
      ok: false,
      failure: 'unavailable',
    })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(/RangeError.*embedded\.test\.ts:\d+/)
    expect(lines[0]).not.toMatch(/valve|Doe|no such thing/)
  },
)
