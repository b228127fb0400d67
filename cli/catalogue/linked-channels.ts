import { attributes } from '#content/attributes.ts'
import { lossBudget } from '#content/loss-budget.ts'
import { solutions } from '#content/solutions/solutions.ts'
import { idOf, type CatalogueFile, type Fault } from '#domain/catalogue/check-fault.ts'
import type { TextFile } from '#domain/catalogue/check-mentions.ts'
import { createNumberReader } from '#domain/catalogue/number-reader.ts'
import { parseProduct } from '#domain/catalogue/product.ts'
import { linkedChannelFaults, type LinkedChannel } from '#domain/deciding/check-channels.ts'

const link = /\/loss-budget\?([^)"]*)/g

/**
 * The loss budgets that the company's pages and articles link to, held against the records. `texts`
 * are those of the company that the catalogue belongs to: none, no link.
 */
export function channelFaultsOf(
  files: readonly CatalogueFile[],
  texts: readonly TextFile[],
): Fault[] {
  if (!lossBudget || texts.length === 0) return []
  const products = files.flatMap(({ file, data }) => {
    const parsed = parseProduct(idOf(file), data)
    return parsed.ok && parsed.product.included ? [parsed.product] : []
  })
  const examples = lossBudget.examples.map(({ query }) => ({ file: '../loss-budget.ts', query }))
  return linkedChannelFaults([...examples, ...inArticles(texts), ...inSolutions()], {
    budget: lossBudget,
    definitions: new Map(attributes.map((one) => [one.key, one])),
    reader: {
      read: createNumberReader(products),
      guess: () => [],
      isWithdrawn: () => false,
      successorOf: () => undefined,
    },
  })
}

function inArticles(texts: readonly TextFile[]): LinkedChannel[] {
  return texts
    .filter(({ file }) => file.endsWith('.md'))
    .flatMap(({ file, text }) => queriesIn(text).map((query) => ({ file, query })))
}

function inSolutions(): LinkedChannel[] {
  return solutions.flatMap(({ slug, parts }) => {
    const file = `../solutions/${slug}.ts`
    const told = parts.flatMap((part) => {
      if (part.kind !== 'budget' || part.unit !== lossBudget?.unit || !part.link) return []
      const sum = part.items.reduce((all, { value }) => all + value, 0)
      const [query] = queriesIn(part.link.to)
      return query ? [{ file, query, told: { sum, limit: part.limit.value } }] : []
    })
    const others = queriesIn(JSON.stringify(parts))
      .filter((query) => !told.some((one) => one.query === query))
      .map((query) => ({ file, query }))
    return [...told, ...others]
  })
}

const queriesIn = (text: string) => [...text.matchAll(link)].map(([, query]) => query!)
