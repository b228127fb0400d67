import { attributes } from '#content/attributes.ts'
import { site } from '#content/site.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { chatModel, type ChatMessage } from '#domain/chat/message.ts'
import { assistantPolicy } from '#domain/chat/policy.ts'
import { nameKeys, stripUnknownBrackets } from '#domain/chat/product-names.ts'
import { buildRequest } from '#domain/chat/prompt.ts'
import { createRecommender } from '#domain/chat/recommender.ts'
import { openaiModel } from '#server/adapters/language-model/openai.ts'
import type { Answer } from './ask-all.ts'

const company = { name: site.name, contactPath: '/contact-us' }

export function embeddedAnswers(products: readonly ProductSummary[]): Answer {
  const recommender = createRecommender({ products, attributes, company })
  return async (turns) => (await recommender)(turns).reply
}

/** The hosted model as browser and server ask it; undefined without a key. */
export function hostedAnswers(
  products: readonly ProductSummary[],
  env: NodeJS.ProcessEnv,
): Answer | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: url, OPENAI_MODEL: model = chatModel } = env
  if (!apiKey) return undefined
  const policy = assistantPolicy(company, `${site.legalName}: ${site.description}`)
  const service = openaiModel({ apiKey, url, model, policy })
  const names = nameKeys(products.map(({ name }) => name))
  return async (turns) => {
    let history: ChatMessage[] = []
    let reply = ''
    for (const turn of turns) {
      const { messages } = buildRequest(history, turn, products)
      const answer = await service.reply(messages)
      reply = answer.ok ? stripUnknownBrackets(answer.reply, names) : `(${answer.failure})`
      history = [...messages, { role: 'assistant', content: reply }]
    }
    return reply
  }
}
