import { answerWithdrawn } from '#capabilities/assistant/answer-withdrawn.ts'
import { createActClassifier } from '#capabilities/assistant/act-classifier.ts'
import weights from '#capabilities/assistant/act-weights.json' with { type: 'json' }
import { createAssistant } from '#capabilities/assistant/assistant.ts'
import { createKnowledge } from '#capabilities/assistant/create-knowledge.ts'
import type { Knowledge } from '#capabilities/assistant/knowledge.ts'
import { createMatingCheck } from '#capabilities/assistant/mating-check.ts'
import { productsOnPage } from '#capabilities/assistant/products-on-page.ts'
import { textsIn } from '#capabilities/assistant/texts-in.ts'
import { filePath, pageSearch, sitePages } from '#app/features/search/site-pages.server.ts'
import { paths } from '#app/lib/paths.ts'
import { attributes } from '#content/attributes.ts'
import { cardFields } from '#content/families.ts'
import { glossary } from '#content/glossary.ts'
import { interfaces } from '#content/interfaces.ts'
import { site } from '#content/site.ts'
import { tradeRules } from '#content/trade-rules.ts'
import type { Product } from '#domain/catalogue/product.ts'
import { createPause } from '#domain/memo/pause.ts'
import { rememberAsyncByKey } from '#domain/memo/remember-async.ts'
import { languagePacks } from '#domain/search/languages/packs.ts'
import type { CatalogueSnapshot } from '#server/catalogue/snapshot.ts'
import * as ownLocale from '#texts/locale.ts'
import * as ownTexts from '#texts/reply.ts'

export type Snapshot = Pick<CatalogueSnapshot, 'catalogue' | 'search' | 'companions' | 'addresses'>

type Sources = {
  live: { current: () => Snapshot }
  knowledge: Parameters<typeof pageSearch>[0]
}

/**
 * Answers a visitor's turns from the current records; `page` is the address that they have open.
 * What is known of a version of the catalogue is made at the first question: of 20,000 products in 3 s.
 */
export function createEmbeddedAssistant({ live, knowledge }: Sources) {
  const classify = createActClassifier(weights)
  const knowledgeOf = rememberAsyncByKey(
    knowledgeOfCatalogue,
    new WeakMap<Snapshot, Promise<Knowledge<Product>>>(),
  )

  return { answer }

  async function answer(turns: readonly string[], page: string): Promise<string> {
    const snapshot = live.current()
    const search = await snapshot.search()
    const known = await knowledgeOf(snapshot)
    const turn = turns.at(-1) ?? ''
    const texts = textsIn(known.languageOf(turn, ownLocale.language), known.texts)
    const withdrawn = answerWithdrawn(turn, { ...snapshot, search, texts })
    if (withdrawn) return withdrawn
    const { find: findPages } = await pageSearch(knowledge)
    const { reply } = createAssistant({ ...known, findPages }, classify)
    return reply(turns, productsOnPage(page, snapshot))
  }
}

/** What is known of one version of the catalogue, and of the pages that never change. */
export async function knowledgeOfCatalogue({
  catalogue: { products },
  companions,
  search,
}: Snapshot): Promise<Knowledge<Product>> {
  return createKnowledge({
    products,
    // Stored files have names alone, which `findPages` knows.
    pages: sitePages([]),
    company: site.name,
    packs: languagePacks,
    search: await search(),
    findPages: () => [],
    companions,
    mating: createMatingCheck({
      definitions: attributes,
      interfaces,
      tradeRules,
      hostsOf: (product) =>
        companions(product).flatMap(({ kind, companions: all }) =>
          kind === 'fits' ? all.flatMap(({ product: host }) => host ?? []) : [],
        ),
    }),
    definitions: attributes,
    cardFields,
    glossary,
    texts: { ...ownTexts },
    paths: {
      contact: paths.contact(),
      quote: ({ partNumber }) => paths.quote([partNumber]),
      compare: (compared) => paths.compare(compared.map(({ slug }) => slug)),
      file: filePath,
    },
    pause: createPause(),
  })
}
