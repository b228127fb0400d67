import {
  attributeLookup,
  formatValues,
  type AttributeDefinition,
} from '#domain/catalogue/attribute.ts'
import { lookup } from '#domain/lookup.ts'
import type { SearchedPage } from './page-search.ts'
import type { PageSection } from './page-sections.ts'
import type { SearchedProduct } from './product-facts.ts'

/** Where a passage is from. */
export type PassageSource<P> =
  | { kind: 'product'; product: P }
  /** `note` says what kind of document it is; nothing of a page. */
  | { kind: 'page'; title: string; path: string; note: string }

/** A short text that may answer a question by itself. */
export type Passage<P> = {
  source: PassageSource<P>
  /** An entry of questions, a list item, a sentence of running text, or a value of the record. */
  form: 'question' | 'feature' | 'sentence' | 'attribute'
  /** The question that it answers, or the heading that it stands under. */
  heading: string
  text: string
  /** What it is about beside its own words: names and numbers of a product. */
  context: string
}

/** All that the record of a product says, in passages. */
export function passagesOf<P extends SearchedProduct>(
  product: P,
  definitions: readonly AttributeDefinition[],
): Passage<P>[] {
  const { name, partNumber, aka, subFamily, faq = [], features = [], sections = [] } = product
  const define = attributeLookup(definitions)
  const origin = {
    source: { kind: 'product' as const, product },
    context: [name, partNumber, ...aka, subFamily].join(' '),
  }
  return [
    ...faq.map(({ question, answer }) => ({
      ...origin,
      form: 'question' as const,
      heading: question,
      text: answer,
    })),
    ...features.flatMap(({ heading, items }) =>
      items.map((text) => ({ ...origin, form: 'feature' as const, heading, text })),
    ),
    ...[{ heading: '', description: product.text }, ...sections].flatMap(
      ({ heading, description }) =>
        windowsOf(sentencesOf(description)).map((text) => ({
          ...origin,
          form: 'sentence' as const,
          heading,
          text,
        })),
    ),
    ...definitions.flatMap(({ key }) => {
      const values = lookup(product.attributes, key)
      const { label, unit } = define(key)
      return values?.length
        ? [
            {
              ...origin,
              form: 'attribute' as const,
              heading: label,
              text: formatValues(values, unit),
            },
          ]
        : []
    }),
  ]
}

/** What a page or document says: its lines, the long ones a sentence with the next one. */
export function passagesOfPage({
  title,
  path,
  number = '',
  note = '',
  words = '',
  description = '',
  sections = [],
}: SearchedPage): Passage<never>[] {
  const origin = {
    source: { kind: 'page' as const, title: number ? `${title} (${number})` : title, path, note },
    context: [title, number, note, words].join(' '),
  }
  const all: PageSection[] = [{ heading: '', lines: description ? [description] : [] }, ...sections]
  return all.flatMap(({ heading, lines, isQuestion }) =>
    quotesOf(lines).map((text) => ({
      ...origin,
      form: isQuestion ? ('question' as const) : ('sentence' as const),
      heading: [heading, ...initialsIn(text)].join(' ').trim(),
      text,
    })),
  )
}

/** Texts of at most this length are quoted whole. */
const maxQuoteLength = 320

/** A short section as one; of a longer one line by line, and of a long line each sentence with the next one. */
function quotesOf(lines: readonly string[]): string[] {
  const whole = lines.map((line) => (/[.!?:]$/.test(line) ? line : `${line}.`)).join(' ')
  if (whole.length <= maxQuoteLength) return whole ? [whole] : []
  return lines.flatMap((line) =>
    line.length <= maxQuoteLength ? [line] : windowsOf(sentencesOf(line)),
  )
}

/** 'Chief Executive Officer' is asked for as 'CEO'. */
const initialsIn = (text: string): string[] =>
  Array.from(text.matchAll(/(?:\p{Lu}\p{Ll}+ ){2,3}\p{Lu}\p{Ll}+/gu), ([name]) =>
    name.replace(/[^\p{Lu}]/gu, ''),
  )

/** Each sentence with the next one: one alone often needs it. */
function windowsOf(sentences: readonly string[]): string[] {
  if (sentences.length <= windowSize) return sentences.length ? [sentences.join(' ')] : []
  return sentences
    .slice(0, sentences.length - windowSize + 1)
    .map((_, at) => sentences.slice(at, at + windowSize).join(' '))
}

const windowSize = 2

/** The sentences of a running text; a point within a number or an abbreviation ends none. */
export const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=[\p{Lu}\d])/u).filter((sentence) => sentence.trim())
