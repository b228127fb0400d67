import { bracketName } from '#domain/catalogue/bracket-name.ts'
import { sentencesOf, type Passage } from '#domain/search/passages.ts'
import type { PassageHit } from '#domain/search/passage-search.ts'
import type { SearchedProduct } from '#domain/search/product-facts.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import type { ReplyTexts } from '#domain/texts/replies/reply-texts.ts'
import type { Knowledge } from './knowledge.ts'
import { mentionProduct, sayProduct, sentence } from './wording.ts'

type Options<P> = {
  /** What is spoken of: its passages count more. */
  products?: readonly P[]
  /** Passages of other products do not come into question. */
  isOnly?: boolean
  /** How much words count, 1 where they are left out. */
  weights?: ReadonlyMap<string, number>
}

/** How much more a passage of what is spoken of counts. */
const subjectBoost = 3
/** What a person wrote as an answer answers best. */
const formBoost: Record<Passage<unknown>['form'], number> = {
  question: 1.3,
  feature: 1,
  sentence: 1,
  attribute: 0.8,
}
/** The passages that answer some words, best first. */
export function findEvidence<P extends SearchedProduct>(
  words: readonly string[],
  { passages, search }: Pick<Knowledge<P>, 'passages' | 'search'>,
  { products = [], isOnly = false, weights }: Options<P> = {},
): PassageHit<P>[] {
  const isOfSubject = (source: Passage<P>['source']) =>
    source.kind === 'product' && products.includes(source.product)
  // 'Does it fit the 1×32 module?': the entry says '1×32', the visitor its number.
  const names = products.length > 1 ? products.flatMap(({ name }) => search.wordsOf(name)) : []
  const counts = new Map(names.map((word) => [word, nameWeight]))
  for (const word of words) counts.set(word, weights?.get(word) ?? 1)
  return passages
    .find([...counts.keys()], {
      weight: (word) => counts.get(word) ?? 1,
      boost: (source, form) => formBoost[form] * (isOfSubject(source) ? subjectBoost : 1),
    })
    .filter(({ passage }) => !isOnly || isOfSubject(passage.source))
}

const nameWeight = 0.3

/** The product that a passage is of. */
export function productOf<P>({ source }: Passage<P>): P | undefined {
  return source.kind === 'product' ? source.product : undefined
}

/** Passages of running text share sentences with their neighbors. */
export function overlaps(one: string, other: string): boolean {
  const sentences = new Set(sentencesOf(one))
  return sentencesOf(other).some((sentence) => sentences.has(sentence))
}

/** A passage in a sentence that says where it is from. */
export function sayPassage<P extends SearchedProduct>(
  passage: Passage<P>,
  texts: ReplyTexts,
  /** What the visitor named: it is spoken of and not recommended. */
  named: readonly P[] = [],
): string {
  const { source } = passage
  return source.kind === 'product'
    ? fillIn(texts.factOf, {
        product: named.includes(source.product)
          ? mentionProduct(source.product)
          : sayProduct(source.product),
        fact: plainPassage(passage),
      })
    : fillIn(texts.fromDocument, {
        fact: plainPassage(passage),
        title: source.title,
        path: source.path,
      })
}

/** What a passage says, in a sentence; its brackets would recommend a product. */
export const plainPassage = ({ form, heading, text }: Passage<unknown>): string =>
  sentence(bracketName(form === 'attribute' ? `${heading} ${text}` : text))

/** Names the product whose number a passage gives beside its own: 'order VDC-T24'. */
export function sayMentions<P extends SearchedProduct>(
  { source, text }: Passage<P>,
  named: readonly P[],
  { search, texts }: Pick<Knowledge<P>, 'search' | 'texts'>,
): string {
  const sourceProduct = source.kind === 'product' ? source.product : undefined
  const byNumber = [...Map.groupBy(search.parse(text).numbers, ({ written }) => written).values()]
  const mentioned = byNumber
    .flatMap(([hit]) => (hit!.match === 'near' ? [] : hit!.product))
    .filter((product) => product !== sourceProduct && !named.includes(product))
  const [first] = mentioned
  return first ? fillIn(texts.mentioned, { products: sayProduct(first) }) : ''
}
