import { expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { interfaces } from '#content/interfaces.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createAssistant } from '#domain/chat/assistant.ts'
import { buildPrompt } from '#domain/chat/prompt.ts'
import { products } from '#test/catalogue.ts'
import { languageModelContract } from './contract.ts'
import { embeddedModel } from './embedded.ts'

const company = { name: 'Quernel', contactPath: '/contact-us' }
const assistant = createAssistant(products, { attributes, vocabulary, interfaces, company })

languageModelContract('the embedded recommender', async () => ({
  model: embeddedModel(() => assistant),
  close: async () => {},
}))

test('reads the visitor’s own words, not the list that the browser put beside them', async () => {
  const content = buildPrompt('Who won the world cup?', products)
  const answer = await embeddedModel(() => assistant).reply([{ role: 'user', content }])
  expect(answer).toMatchObject({ ok: true, reply: expect.stringContaining('/contact-us') })
})

test('a fault of its own is told as a failure', async () => {
  const broken = embeddedModel(() => {
    throw new Error('out of order')
  })
  expect(await broken.reply([{ role: 'user', content: 'x' }])).toEqual({
    ok: false,
    failure: 'unavailable',
  })
})
