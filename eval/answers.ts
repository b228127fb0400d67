import { attributes } from '#content/attributes.ts'
import { cardFields, familyOrder } from '#content/families.ts'
import { glossary } from '#content/glossary.ts'
import { interfaces } from '#content/interfaces.ts'
import { siteDescription } from '#content/site-description.ts'
import { site } from '#content/site.ts'
import { tradeRules } from '#content/trade-rules.ts'
import { translations } from '#content/translations.ts'
import { needs } from '#content/needs.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { foundView } from '#app/features/search/found-view.ts'
import { suggest } from '#app/features/search/suggest.ts'
import { paths } from '#app/lib/paths.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createListing } from '#domain/catalogue/listing.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { chatModel, type ChatMessage } from '#domain/chat/message.ts'
import { assistantPolicy } from '#domain/chat/policy.ts'
import { nameKeys, stripUnknownBrackets } from '#domain/chat/product-names.ts'
import { createAssistant } from '#domain/chat/assistant.ts'
import { buildPrompt } from '#domain/chat/prompt.ts'
import { withNeeds } from '#domain/finding/with-needs.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import { createProductSearch } from '#domain/search/product-search.ts'
import { vocabularyOf } from '#domain/search/vocabulary-of.ts'
import { openaiModel } from '#server/adapters/language-model/openai.ts'
import type { Answer, Search } from './ask-all.ts'

/** The server's full text holds more than the browser's. */
const withAll = withNeeds(vocabulary, needs)
const company = { name: site.name, contactPath: '/contact-us' }

const assistantOf = (products: readonly ProductSummary[]) =>
  createAssistant(products, {
    attributes,
    vocabulary: withAll,
    interfaces,
    company,
    trade: tradeRules,
    glossary,
    translations,
  })

export async function embeddedAnswers(products: readonly ProductSummary[]): Promise<Answer> {
  const { recommend } = await assistantOf(products)
  return (turns) => recommend(turns).reply
}

/**
 * The ways to search, by name, each as the site does it: what the list shows, the found before what
 * comes near, and what the header offers.
 */
export async function searchBoxes(
  products: readonly ProductSummary[],
): Promise<Record<string, Search>> {
  const catalogue = createCatalogue(products, familyOrder)
  const listing = createListing(catalogue, attributes, cardFields)
  const search = await createProductSearch({
    products: catalogue.products,
    definitions: attributes,
    vocabulary: vocabularyOf(withAll),
    packs: languagePacks,
  })
  return {
    list: (query) => {
      const state = { query, selection: {}, page: 1 }
      const { cards, near = [] } = foundView(state, { listing, search })
      return [...cards, ...near].map(({ slug }) => slug)
    },
    header: (query) =>
      suggest(query, search, () => []).links.map(({ to }) =>
        to.slice(paths.product('').length).replace(/\?.*/, ''),
      ),
  }
}

/** The hosted model as browser and server ask it; undefined without a key. */
export function hostedAnswers(
  products: readonly ProductSummary[],
  env: NodeJS.ProcessEnv,
): Answer | undefined {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: url, OPENAI_MODEL: model = chatModel } = env
  if (!apiKey) return undefined
  const policy = assistantPolicy(company, `${site.legalName}: ${siteDescription}`)
  const service = openaiModel({ apiKey, url, model, policy })
  const assistant = assistantOf(products)
  return async (turns) => {
    let history: ChatMessage[] = []
    let reply = ''
    for (const turn of turns) {
      const asked = turns.slice(0, turns.indexOf(turn) + 1)
      const { listed, notes } = (await assistant).candidates(asked)
      const messages: ChatMessage[] = [
        ...history,
        { role: 'user', content: buildPrompt(turn, listed, notes) },
      ]
      const answer = await service.reply(messages)
      const names = nameKeys(listed.flatMap(({ name, isNear }) => (isNear ? [] : name)))
      reply = answer.ok ? stripUnknownBrackets(answer.reply, names) : `(${answer.failure})`
      history = [...history, { role: 'user', content: turn }, { role: 'assistant', content: reply }]
    }
    return reply
  }
}
