import * as z from 'zod'
import { cardFacts } from '#app/features/catalogue/card.ts'
import { paths } from '#app/lib/paths.ts'
import { site as company } from '#content/site.ts'
import { defineTool } from './tool.ts'
import { NamedProduct, Row, Source } from './tool-schemas.ts'
import { namedProduct, sourceOf } from './tool-site.ts'

const maxText = 500

export const searchProducts = defineTool({
  name: 'search_products',
  title: 'Search products',
  description: `Finds products of ${company.name} by what is needed, in words and figures, or by part number. Says which requirements were read, which products meet all of them, what others miss, and which words nobody could be held to: these are not promised by any result.`,
  needs: 'catalogue',
  schema: z.object({
    query: z
      .string()
      .trim()
      .min(1)
      .max(maxText)
      .describe(
        'What is needed, in an engineer’s words: kind, figures with units, standards, or a part number.',
      ),
    page: z.int().min(1).max(1000).default(1).describe('Which page of the results.'),
  }),
  output: z.object({
    source: Source,
    readAs: z.array(z.string()).describe('The requirements that were read in the query.'),
    notUnderstood: z.array(z.string()).describe('Words that nobody could be held to.'),
    didYouMean: z.array(z.string()).describe('Part numbers, where one has a slip.'),
    matched: z.int(),
    page: z.int(),
    pages: z.int(),
    meets: z
      .array(NamedProduct.extend({ facts: z.array(Row), met: z.array(z.string()) }))
      .describe('Products that meet every requirement that was read, best first.'),
    near: z
      .array(NamedProduct.extend({ misses: z.array(z.string()) }))
      .describe('Products that come near, and what each misses or does not state.'),
    url: z.url(),
  }),
  async run(site, { query, page }) {
    const { meets, near, readAs, notUnderstood, didYouMean, ...counts } =
      await site.searchCatalogue(query, page)
    return {
      source: sourceOf(site),
      readAs: [...readAs],
      notUnderstood: [...notUnderstood],
      didYouMean: [...didYouMean],
      ...counts,
      page,
      meets: meets.map(({ product, met }) => ({
        ...namedProduct(site, product),
        facts: cardFacts(product).map(({ label, value }) => ({ label, says: [value] })),
        met: [...met],
      })),
      near: near.map(({ product, misses }) => ({
        ...namedProduct(site, product),
        misses: [...misses],
      })),
      url: site.url + paths.products({ query, page }),
    }
  },
})
