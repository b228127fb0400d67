import type { AttributeDefinition } from '#domain/catalogue/attribute.ts'
import type { Fit } from '#domain/catalogue/fits.ts'
import type { Mismatch, Mismatches } from '#domain/catalogue/mismatches.ts'
import type { Product, ProductSummary } from '#domain/catalogue/product.ts'
import type { Asked, Finder, Finding, Found } from '#domain/finding/find.ts'
import type { Extreme } from '#domain/finding/read-extremes.ts'
import type { Understanding } from '#domain/finding/understand.ts'
import type { Translations } from '#domain/finding/languages/translations.ts'
import type { RecordJudge } from '#domain/finding/by-record.ts'
import type { OffLimits, Vocabulary } from '#domain/finding/vocabulary.ts'
import type { ExplainedTerm, Explanation } from './explanations.ts'
import type { ListItem } from '#domain/deciding/list-items.ts'
import type { PartFit } from './parts-of.ts'

/** Said in replies; the rules know no company. */
export type Company = {
  name: string
  contactPath: string
  /** Where products stand side by side; no answer leads there without it. */
  comparePath?: string
  /** Where a parts list is shown. */
  listPath?: string
  /** Where a quote is asked for, for so many of these part numbers. */
  quotePath?: (items: readonly ListItem[]) => string
  /** Where a document is read, by its file field; undefined for what is none. */
  documentPath?: (file: string) => string | undefined
  /** The attribute that says what a product complies with, and the file of each letter, by its number. */
  letters?: { attribute: string; files: Readonly<Record<string, string>> }
  /** Where documents that speak of a word are listed. */
  searchPath?: (word: string) => string
  /** The page of a family of products. */
  familyPath?: (family: string) => string
}

/** So many products are named in one answer. */
export const maxNamed = 3

export type Subject = ProductSummary & Partial<Product>

/** What an answer says, before it is put in words. */
export type Outcome =
  | {
      kind: 'products'
      asked: Understanding
      found: Found<Subject>[]
      total: number
      /** What was named by its number, and each of them goes with. */
      partners: Subject[]
      /** Figures that no attribute has, and the texts of each hold. */
      spoken?: string[]
      /** What was said of these, where they were described instead. */
      described?: string[]
      /** What was named by its number, and no record says that they go with it. */
      apart?: Subject[]
      /** What answers the words better, though they were read as asking for others. */
      beside?: Found<Subject> | undefined
      /** The words alone tell: what was read as a kind is none that was meant. */
      isByWords?: true
      /** Prices, stock or delivery were asked for, with `documents` these as well. */
      toSupply?: { documents: boolean }
    }
  | {
      kind: 'nothing'
      asked: Understanding
      nearest: Found<Subject> | undefined
      /** Words by which the nearest is called, and nothing that meets the rest. */
      words?: string[]
      /** A word for what is asked, which nothing in the catalogue is called. */
      called?: string
    }
  | {
      kind: 'fit'
      products: [Subject, Subject]
      fits: Fit<Subject>[]
      instead: Subject[]
      /** What is like the first, and goes with the second. */
      inPlace?: Subject[]
      /** What was asked of the two. */
      asked?: Understanding
      /** What they need besides to go together. */
      needs?: Subject[]
      /** The number that one's record names for the place, where the other is a different one. */
      named?: { number: string; interface: string }
      /** Why they must not be mated, though one could be put into the other. */
      mismatch?: Mismatch & { part: Subject; host: Subject }
    }
  /** A number that no product has, and the product whose number is the closest. */
  | { kind: 'near'; written: string; product: Subject }
  /** Parts that go into one product by way of another, which is needed as well. */
  | { kind: 'chain'; parts: Subject[]; via: Subject; into: Subject }
  /** What the record says of a product that was named, as to what was asked. */
  | {
      kind: 'about'
      found: Found<Subject>
      asked: Understanding
      /** The one of its part numbers by which it was named. */
      number: string
      /** So many more are as it was described. */
      more?: number
    }
  /** All that a product goes with. */
  | {
      kind: 'partners'
      product: Subject
      fits: Fit<Subject>[]
      /** The visitor described it; its number is not known to them. */
      isFound?: boolean
    }
  /** Several kinds that each do a part, each with an answer of its own. */
  | {
      kind: 'parts'
      parts: { says: string; asked: Asked<Subject>; outcome: Outcome }[]
      /** How what is named for them goes together. */
      fits: { pair: [Subject, Subject]; fit: Fit<Subject> }[]
      /** What is to go together by the words, and does not by the records. */
      apart: [Subject, Subject][]
      /** Prices, stock or delivery were asked for. */
      toSupply?: true
    }
  /** With `by`, which of them has the less or the more of something is asked. */
  | { kind: 'comparison'; products: Subject[]; by?: Extreme; asked: Understanding }
  /** What each of those that the page shows says of what was asked. */
  | { kind: 'shown'; asked: Understanding; found: Found<Subject>[] }
  /** Which of them go together, and which with none. */
  | {
      kind: 'together'
      asked: Understanding
      fits: { pair: [Subject, Subject]; fit: Fit<Subject> }[]
      alone: Subject[]
      /** What was named besides, where each was asked to go with that. */
      others: readonly Subject[]
    }
  | { kind: 'meaning'; explanations: Explanation[] }
  | { kind: 'documents'; products: Subject[]; asked?: Understanding }
  /** Somebody of the company is to answer, of these products where some were named. */
  | { kind: 'people'; products: Subject[] }
  /** With `documents`, where they are asked for as well. */
  /** `items`: what a quote is asked of. */
  | { kind: 'supply'; products: Subject[]; documents: boolean; items: ListItem[] }
  /** Too much may be meant: one word more tells. */
  | {
      kind: 'question'
      asked?: Understanding
      finding?: Finding<Subject>
      offers?: Found<Subject>[]
    }
  | { kind: 'refusal'; reason: OffLimits }

export type Knowledge = {
  /** Milliseconds of processor time, by which a question is limited; without it none is. */
  clock?: () => number
  finder: Finder<Subject>
  products: readonly Subject[]
  attributes: readonly AttributeDefinition[]
  company: Company
  /** The words that the company explains, found in a normalized text. */
  termsIn: (text: string) => ExplainedTerm[]
  /** What is not answered, in the words of the company's languages. */
  limits?: Vocabulary['limits']
  /** What a sentence holds that tells how to answer. */
  orders?: Vocabulary['orders']
  /** The trade's words in other languages than the records'. */
  translations?: Translations
  /** What tells that somebody has a thing, and how is asked where it goes. */
  owning: Record<'has' | 'into' | 'wants', readonly string[]> &
    Partial<Record<'open' | 'how' | 'doing', readonly string[]>>
  /** A text in the turns that second thoughts make of it. */
  inThoughts: (text: string, isLater?: boolean) => { text: string; isSecond: boolean }[]
  /** Words that ask nothing. */
  plain: ReadonlySet<string>
  /** What a record says of what is asked, whichever way a product was found. */
  judge: RecordJudge
  /** How one product goes into, takes or mates with another. */
  fitsOf: (product: Subject) => Fit<Subject>[]
  /** How two go together by their own places, in whatever catalogue they are. */
  fitsBetween: (a: Subject, b: Subject) => Fit<Subject>[]
  /** Each product that goes with any of these, told once or more: all that has a fit or is bought with it. */
  eachPartner: (products: readonly Subject[], call: (partner: Subject) => void) => void
  mismatches: Mismatches
  /** A product as the part number that a text names. */
  asNumbered: (product: Subject, number: string) => Subject
  /** What a product goes into, or mates with; what goes into it, or mates with it. */
  hostsOf: (product: Subject) => Fit<Subject>[]
  takenBy: (product: Subject) => Fit<Subject>[]
  /** What may be bought with it, by its record: of no interface. */
  partsOf: (product: Subject) => PartFit[]
  /** What the visitor has said, in whose letters words are said again. */
  turns?: readonly string[]
  /** What it may be bought for. */
  ownersOf: (product: Subject) => readonly Fit<Subject>[]
}
