import MiniSearch, { type SearchOptions } from 'minisearch'
import { attributes } from '#content/attributes.ts'
import { fixedPages } from '#content/pages.ts'
import { attributeLookup, formatValues } from '#domain/catalogue/attribute.ts'
import type { CatalogueEntry } from '#test/read-catalogue-folder.ts'
import { endings, stopWords } from './baseline-words.ts'
import type { Engine } from './engine.ts'
import { entries } from './records.ts'
import { stringsUnder } from './strings-under.ts'

type Entry = { id: string; [field: string]: string }

const headerProducts = 12
const maxPages = 4
const earlierTurnWeight = 1 / 3
const boosts = { number: 6, name: 5, otherNames: 4, type: 3, attributes: 2, text: 1, faq: 0.6 }
const labelOf = (key: string) => attributeLookup(attributes)(key).label

/** Plain full text without rules: what every other engine has to beat. */
export async function createEngine(): Promise<Engine> {
  const included = entries.filter(({ product }) => product.included)
  const products = indexOf(included.map(productEntry), boosts)
  const passages = indexOf(included.flatMap(passageEntries), { passage: 1, context: 1 })
  const pages = indexOf(pageEntries(), { title: 4, headings: 2, text: 1 })
  const bySlug = new Map(included.map(({ product }) => [product.slug, product]))
  const find = (query: string, most: number) => [
    ...products(query).slice(0, most),
    ...pages(query).slice(0, maxPages),
  ]
  return Promise.resolve({
    search: (query) => Promise.resolve(find(query, Infinity)),
    suggest: (query) => Promise.resolve(find(query, headerProducts)),
    reply(turns) {
      const query = turns.join('\n')
      const lastTerms = new Set(termsOf(turns.at(-1) ?? ''))
      const boostTerm = (term: string) => (lastTerms.has(term) ? 1 : earlierTurnWeight)
      const best = products(query, { boostTerm }).slice(0, 2)
      const named = best.map((slug) => bySlug.get(slug)!)
      const quoted = passages(query, { boostTerm }).slice(0, 2)
      const lines = [
        ...quoted.map((id) => id.slice(id.indexOf('\n') + 1)),
        named.map(({ name, partNumber }) => `[${name}] (${partNumber})`).join(' or '),
        ...pages(query, { boostTerm }).slice(0, 1),
      ]
      return Promise.resolve(lines.join('\n'))
    },
  })
}

function productEntry({ document, product }: CatalogueEntry): Entry {
  const { slug, name, family, subFamily, attributes: values } = product
  return {
    id: slug,
    name,
    number: numbersOf(document),
    otherNames: stringsUnder(document.aka).join('\n'),
    type: `${family} ${subFamily}`,
    attributes: Object.entries(values)
      .map(([key, list]) => `${labelOf(key)} ${formatValues(list)}`)
      .join('\n'),
    text: textsOf(document).join('\n'),
    faq: stringsUnder(document.faq).join('\n'),
  }
}

/** Each FAQ entry and each sentence, with its product's names as context. */
function passageEntries({ document, product }: CatalogueEntry): Entry[] {
  const names = [product.name, numbersOf(document), ...stringsUnder(document.aka)]
  const sentences = textsOf(document).flatMap((text) => text.split(/(?<=[.!?])\s+/))
  const texts = new Set([...stringsUnder(document.faq), ...sentences])
  return [...texts].map((passage) => ({
    id: `${product.slug}\n${passage}`,
    passage,
    context: names.join('\n'),
  }))
}

function pageEntries(): Entry[] {
  const others = new Set<unknown>(fixedPages)
  return fixedPages.map((page) => ({
    id: page.path,
    title: page.title,
    headings: stringsUnder(page, { others, keys: /^(?:title|heading)$/i }).join('\n'),
    text: stringsUnder(page, { others }).join('\n'),
  }))
}

const numbersOf = (document: CatalogueEntry['document']) =>
  [document.partNumber, ...stringsUnder(document.variants, { keys: /^partNumber$/ })].join('\n')

const textsOf = (document: CatalogueEntry['document']) =>
  stringsUnder(document, { keys: /^(?:text|features)/ })

/** Searches entries by the words of a query; any of them finds, the best first. */
function indexOf(list: readonly Entry[], boost: Record<string, number>) {
  const index = new MiniSearch<Entry>({
    fields: Object.keys(boost),
    tokenize,
    processTerm: normalize,
    searchOptions: {
      boost,
      combineWith: 'OR',
      prefix: (term) => term.length >= 4,
      fuzzy: (term) => (term.length > 5 && !/\d/.test(term) ? 0.2 : false),
    },
  })
  index.addAll(list)
  return (query: string, options?: SearchOptions): string[] =>
    index.search(query, options).map(({ id }) => String(id))
}

const termsOf = (text: string) => tokenize(text).flatMap((word) => normalize(word) ?? [])

/** Words; of `OS2-U` the parts and the whole without its hyphen. */
function tokenize(text: string): string[] {
  const words = text.match(/[\p{L}\p{N}]+(?:[-.][\p{L}\p{N}]+)*/gu) ?? []
  return words.flatMap((word) =>
    word.includes('-') ? [...word.split('-'), word.replaceAll('-', '')] : [word],
  )
}

function normalize(word: string): string | null {
  const folded = word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return stopWords.has(folded) ? null : folded.replace(endings, '')
}
