import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import { buildFitIndex, createFitIndex } from '#domain/catalogue/fits.ts'
import { inPieces } from '#domain/memo/in-pieces.ts'
import { readMismatches } from '#domain/catalogue/mismatches.ts'
import { createRecordJudge } from '#domain/finding/by-record.ts'
import { createFinder, type Finder } from '#domain/finding/find.ts'
import { createPause } from '#domain/memo/pause.ts'
import { keyOfText } from '#domain/finding/tokens.ts'
import type { Vocabulary } from '#domain/finding/vocabulary.ts'
import type { Translations } from '#domain/finding/languages/translations.ts'
import type { GlossaryEntry } from '#domain/records/glossary.ts'
import type { InterfaceDefinition } from '#domain/records/interface.ts'
import type { TradeRules } from '#domain/records/trade-rules.ts'
import { createNameReader } from './called-by-name.ts'
import { createGlossary } from './explanations.ts'
import { createNumbered } from './as-numbered.ts'
import type { Page } from './on-page.ts'
import type { Company, Subject } from './outcome.ts'
import { createOwnersOf, createPartsOf } from './parts-of.ts'
import { createPageAt } from './page-at.ts'
import { createRecommender, type Recommender } from './recommender.ts'
import { createSecondThoughts } from './second-thoughts.ts'

/** What an assistant needs to know of a company. */
export type CompanyRecords = {
  attributes: readonly AttributeDefinition[]
  vocabulary: Vocabulary
  interfaces: readonly InterfaceDefinition[]
  company: Company
  /** What must not be mated, and why. */
  trade?: Pick<TradeRules, 'joints' | 'mismatches'>
  /** Words of the trade with their meanings. */
  glossary?: readonly GlossaryEntry[]
  /** The trade's words in other languages, by those of the records; none is put into another. */
  translations?: Translations
  /** Milliseconds of processor time, by which a question is limited; without it none is. */
  clock?: () => number
}

export type Assistant = {
  recommend: Recommender
  /** What a page shows, by its address. */
  pageAt: (address: string) => Promise<Page | undefined>
}

/**
 * The assistant of one catalogue. Made in pieces, so that a server can answer others meanwhile:
 * `pause` lets them. `made` is a finder of these products, where there is one already.
 */
export async function createAssistant(
  products: readonly Subject[],
  {
    attributes,
    vocabulary,
    interfaces,
    company,
    trade = {},
    glossary = [],
    translations,
    clock,
  }: CompanyRecords,
  made?: Finder<Subject>,
  pause = createPause(),
): Promise<Assistant> {
  const fits = await inPieces(buildFitIndex(products, interfaces), pause)
  const { fitsIn: hostsOf, takes: takenBy } = fits
  const fitsOf = (product: Subject) => [...hostsOf(product), ...takenBy(product)]
  const fitsBetween = (a: Subject, b: Subject) => {
    const ofOther = createFitIndex([b], interfaces)
    return [...ofOther.fitsIn(a), ...ofOther.takes(a)]
  }
  const partsOf = await createPartsOf(products, pause)
  const ownersOf = await createOwnersOf(products, partsOf, pause)
  const eachPartner = (named: readonly Subject[], call: (partner: Subject) => void) => {
    fits.eachPartner(named, call)
    for (const one of named)
      for (const { product } of [...partsOf(one), ...ownersOf(one)]) call(product)
  }
  const finder =
    made ??
    (await createFinder({ products, definitions: attributes, vocabulary, pause, eachPartner }))
  const termsIn = createGlossary(glossary)
  const plain = new Set(vocabulary.plain?.map(keyOfText))
  const known = {
    finder,
    products,
    attributes,
    company,
    termsIn,
    fitsOf,
    fitsBetween,
    eachPartner,
    mismatches: readMismatches(trade),
    asNumbered: createNumbered(attributes, interfaces),
    hostsOf,
    takenBy,
    partsOf,
    ownersOf,
    plain,
    owning: { has: [], into: [], wants: [], ...vocabulary.owning },
    inThoughts: createSecondThoughts(vocabulary),
    judge: createRecordJudge(vocabulary),
    ...(translations && { translations }),
    ...(clock && { clock }),
    ...(vocabulary.limits && { limits: vocabulary.limits }),
    ...(vocabulary.orders && { orders: vocabulary.orders }),
  }
  const readNamed = await createNameReader(products, finder, pause)
  await pause()
  const recommend = createRecommender(known, readNamed)
  return {
    recommend,
    pageAt: await createPageAt(products, company, pause),
  }
}
