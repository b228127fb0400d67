import { expect, test } from 'vitest'
import { attributes } from '#content/attributes.ts'
import { buildRequest } from '#domain/chat/prompt.ts'
import { createRecommender } from '#domain/chat/recommender.ts'
import { products } from '#test/catalogue.ts'
import { languageModelContract } from './contract.ts'
import { embeddedModel } from './embedded.ts'

const company = { name: 'Quernel', contactPath: '/contact-us' }
const recommend = createRecommender({ products, attributes, company })

languageModelContract('the embedded recommender', async () => ({
  model: embeddedModel(() => recommend),
  close: async () => {},
}))

test('reads the visitor’s own words, not the list that the browser put beside them', async () => {
  const { messages } = buildRequest([], 'Who won the world cup?', products)
  const answer = await embeddedModel(() => recommend).reply(messages)
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
