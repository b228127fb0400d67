import { attributes } from '#content/attributes.ts'
import { cardFields, familyOrder } from '#content/families.ts'
import { glossary } from '#content/glossary.ts'
import { interfaces } from '#content/interfaces.ts'
import { site } from '#content/site.ts'
import { tradeRules } from '#content/trade-rules.ts'
import { translations } from '#content/translations.ts'
import { needs } from '#content/needs.ts'
import { vocabulary } from '#content/vocabulary.ts'
import { foundView } from '#app/features/search/found-view.ts'
import { createSuggest } from '#app/features/search/suggest.ts'
import { paths } from '#app/lib/paths.ts'
import { createCatalogue } from '#domain/catalogue/catalogue.ts'
import { createListing } from '#domain/catalogue/listing.ts'
import type { ProductSummary } from '#domain/catalogue/product.ts'
import { createAssistant } from '#domain/chat/assistant.ts'
import { withNeeds } from '#domain/finding/with-needs.ts'
import { createFinder } from '#domain/finding/find.ts'
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
  const finder = await createFinder({
    products: catalogue.products,
    definitions: attributes,
    vocabulary: withAll,
  })
  const suggest = createSuggest(catalogue.products, finder, [])
  return {
    list: (query) => {
      const state = { query, selection: {}, page: 1 }
      const { cards, near = [] } = foundView(finder.find(query), state, { listing, finder })
      return [...cards, ...near].map(({ slug }) => slug)
    },
    header: (query) =>
      suggest(query).links.map(({ to }) => to.slice(paths.product('').length).replace(/\?.*/, '')),
  }
}
