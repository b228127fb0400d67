import { attributes } from '#content/attributes.ts'
import { cardFields, familyOrder } from '#content/families.ts'
import { interfaces } from '#content/interfaces.ts'
import { siteDescription } from '#content/site-description.ts'
import { site } from '#content/site.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { createQuestionOpener } from '#capabilities/assistant/hosted-question.ts'
import { assistantPolicy } from '#capabilities/assistant/policy.ts'
import { createMentionReader } from '#capabilities/assistant/product-names.ts'
import { checkFit } from '#capabilities/assistant/tools/check-fit.ts'
import { compareProducts } from '#capabilities/assistant/tools/compare-products.ts'
import { getProduct } from '#capabilities/assistant/tools/get-product.ts'
import { searchProducts } from '#capabilities/assistant/tools/search-products.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { chatModel, type ChatMessage } from '#domain/chat/message.ts'
import { openaiModel } from '#server/adapters/language-model/openai.ts'
import { createAsk } from '#server/assistant/ask.ts'
import { snapshotOf } from '#server/catalogue/snapshot.ts'
import { createToolSite } from '#server/compose/create-tool-site.ts'
import type { Answer } from './ask-all.ts'

/** The hosted model as the server asks it; undefined without a key. A failure is an answer in words. */
export function hostedAnswers(
  products: readonly Product[],
  env: NodeJS.ProcessEnv,
): Answer | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: url, OPENAI_MODEL: model = chatModel } = env
  if (!apiKey) return undefined
  const read = {
    version: '',
    products,
    times: new Map<string, string>(),
    updated: '',
    setAside: [],
  }
  const snapshot = snapshotOf(read, { familyOrder, cardFields, attributes, interfaces, vocabulary })
  const policy = assistantPolicy(
    { name: site.name, contactPath: '/contact-us' },
    `${site.legalName}: ${siteDescription}`,
  )
  const log = console
  const ask = createAsk({
    hosted: {
      model: openaiModel({ apiKey, url, model, policy }),
      policy,
      tokens: { take: async () => ({ ok: true }) },
      open: createQuestionOpener({
        site: createToolSite({
          url: 'http://localhost:3000',
          live: { current: () => snapshot },
          knowledge: {
            list: () => Promise.reject(new Error('An evaluation reads no documents.')),
            search: async () => ({ hits: [] }),
            textOf: async () => undefined,
          },
        }),
        // Those of documents render pages, which takes the site's build.
        tools: [searchProducts, getProduct, compareProducts, checkFit],
        mentionsIn: createMentionReader(products),
        log,
      }),
    },
    embedded: { reply: async () => ({ ok: false, failure: 'unavailable' }) },
    log,
  })
  return async (turns) => {
    const messages: ChatMessage[] = []
    let reply = ''
    for (const content of turns) {
      messages.push({ role: 'user', content })
      const question = { messages, page: '', address: '', signal: new AbortController().signal }
      const { answer, failure } = await ask(question)
      reply = answer.ok ? answer.reply : `(${failure ?? answer.failure})`
      messages.push({ role: 'assistant', content: reply })
    }
    return reply
  }
}
