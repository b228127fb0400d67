import type { ListItem } from '#domain/deciding/list-items.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/assistant.ts'
import { sayAbout } from './say-about.ts'
import { askBack } from './ask-back.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'
import { composeFit } from './compose-fit.ts'
import { composeNothing } from './compose-nothing.ts'
import { composeParts } from './compose-parts.ts'
import { composeProducts } from './compose-products.ts'
import { composeShown, composeTogether } from './compose-shown.ts'
import { compareProducts } from './compare-products.ts'
import { bracketName } from '#domain/catalogue/bracket-name.ts'
import { sayLetters } from './say-letters.ts'
import { sayMeaning } from './say-meaning.ts'
import { inWords, named, withoutBrackets } from './reply-words.ts'
import { stockOf, stockOfNumber } from './stock-of.ts'

type Of<K extends Outcome['kind']> = Extract<Outcome, { kind: K }>

/** A few plain sentences. A name stands in brackets only where the product is recommended. */
export function composeReply(outcome: Outcome, knowledge: Knowledge): string {
  switch (outcome.kind) {
    case 'products':
      return withSupply(composeProducts(outcome, knowledge), outcome, knowledge)
    case 'nothing':
      return composeNothing(outcome, knowledge)
    case 'fit':
      return composeFit(outcome, knowledge)
    case 'near':
      return near(outcome)
    case 'chain':
      return chain(outcome)
    case 'partners':
      return partners(outcome)
    case 'about':
      return sayAbout(outcome, knowledge)
    case 'parts':
      return withPrices(
        composeParts(outcome, (one) => composeReply(one, knowledge)),
        outcome,
        knowledge,
      )
    case 'shown':
      return composeShown(outcome, knowledge)
    case 'together':
      return composeTogether(outcome, knowledge)
    case 'comparison':
      return compareProducts(outcome, knowledge)
    case 'meaning':
      return sayMeaning(outcome.explanations, knowledge.company)
    case 'documents':
      return documents(outcome, knowledge)
    case 'people':
      return people(outcome, knowledge)
    case 'supply':
      return supply(outcome, knowledge)
    case 'question':
      return askBack(outcome, knowledge)
    case 'refusal':
      return refuse(outcome, knowledge)
  }
}

function near({ written, product }: Of<'near'>): string {
  return fillIn(texts.noSuchNumber, {
    written: withoutBrackets(written),
    number: product.partNumber,
    name: named(product),
    text: withoutBrackets(product.text),
  })
}

function chain({ parts, via, into }: Of<'chain'>): string {
  return plural(parts.length, texts.goesInto, {
    names: inWords(parts.map(named)),
    via: named(via),
    number: via.partNumber,
    into: named(into),
  })
}

/** Three of each place or joint, with how many go together. */
function partners({ product, fits, isFound }: Of<'partners'>): string {
  const byInterface = Map.groupBy(fits, (one) => one.interface)
  const lines = [...byInterface].slice(0, 3).map(([name, all]) => {
    const first = all.slice(0, 3).map((one) => {
      const { count } = one
      return count > 1
        ? fillIn(texts.upTo, { name: named(one.product), count })
        : named(one.product)
    })
    const shown = inWords(first)
    const names =
      all.length > 3 ? plural(all.length - 3, texts.namesAndMore, { names: shown }) : shown
    return name
      ? fillIn(texts.byPlace, { names, place: withoutBrackets(name) })
      : fillIn(texts.asAccessory, { names })
  })
  const name = isFound ? `${bracketName(product.name)} (${product.partNumber})` : product.partNumber
  return fillIn(texts.hostGoesWith, { name: withoutBrackets(name), products: lines.join('; ') })
}

function documents({ products, asked }: Of<'documents'>, { company }: Knowledge): string {
  const letters = asked ? [sayLetters(products, asked, company)] : []
  const each = products.map((product) => {
    const files = (product.files ?? []).map(({ label, url }) => {
      const path = company.documentPath?.(url)
      return path ? `${inSentence(label)} (${path})` : inSentence(label)
    })
    return fillIn(company.documentPath ? texts.documentsOf : texts.documentsOnPage, {
      name: named(product),
      files: files.join(', '),
    })
  })
  return [...each, ...letters].filter(Boolean).join(' ')
}

function people({ products }: Of<'people'>, { company }: Knowledge): string {
  const address = company.contactPath
  return products.length
    ? fillIn(texts.inPersonAbout, { names: inWords(products.map(named)), address })
    : fillIn(texts.inPerson, { address })
}

function supply(outcome: Of<'supply'>, knowledge: Knowledge): string {
  const { products, documents: withFiles, items } = outcome
  const said = products.map((product) => {
    const asked = items.map(({ partNumber }) => knowledge.asNumbered(product, partNumber))
    const numbered = asked.find((one) => one !== product)
    const facts = numbered ? stockOfNumber(numbered) : stockOf(product)
    return `${named(product)} (${(numbered ?? product).partNumber})${facts ? `: ${facts}` : ''}`
  })
  const files = withFiles ? filesOf(products, knowledge) : ''
  return [`${inWords(said)}.`, files, prices(items, knowledge)].filter(Boolean).join(' ')
}

function filesOf(products: readonly Subject[], knowledge: Knowledge): string {
  const having = products.filter(({ files }) => files?.length)
  return having.length ? documents({ kind: 'documents', products: having }, knowledge) : ''
}

/** Behind what was found, what the records say of its supply. */
function withSupply(reply: string, { found, toSupply }: Of<'products'>, knowledge: Knowledge) {
  if (!toSupply) return reply
  const products = found.map(({ product }) => product)
  const stock = products.flatMap((product) => {
    const facts = stockOf(product)
    return facts ? `${product.partNumber}: ${facts}.` : []
  })
  const files = toSupply.documents ? filesOf(products, knowledge) : ''
  return [reply, ...stock, files, prices(oneOfEach(products), knowledge)].filter(Boolean).join(' ')
}

function prices(items: readonly ListItem[], { company }: Knowledge): string {
  const address = company.contactPath
  return company.quotePath && items.length
    ? fillIn(texts.askPricesOrQuote, { address, quote: company.quotePath(items) })
    : fillIn(texts.askPrices, { address })
}

const oneOfEach = (products: readonly Subject[]): ListItem[] =>
  products.flatMap(({ partNumber }) => (partNumber ? [{ partNumber, quantity: 1 }] : []))

/** Behind several parts, where their prices are to be had. */
function withPrices(reply: string, { parts, toSupply }: Of<'parts'>, knowledge: Knowledge): string {
  const found = parts.flatMap(({ outcome }) => (outcome.kind === 'products' ? outcome.found : []))
  const products = found.map(({ product }) => product)
  return toSupply ? `${reply} ${prices(oneOfEach(products), knowledge)}` : reply
}

function refuse({ reason }: Of<'refusal'>, { company: { name, contactPath } }: Knowledge): string {
  const why = {
    manipulation: fillIn(texts.onlyRecommend, { company: name }),
    commercial: texts.noCommitments,
    // A customer may have been misread: whoever is one can say what they need.
    'off-topic': fillIn(texts.onlyProducts, { company: name }),
  }[reason]
  return `${why} ${fillIn(texts.anythingElse, { address: contactPath })}`
}
