import { errorFault, quote, warningFault, type Fault } from '#domain/catalogue/check-fault.ts'
import type { Product } from '#domain/catalogue/product.ts'
import type { PageHead } from '#domain/records/page-head.ts'
import type { PageRecord } from '#domain/records/page-record.ts'
import { createNameCheck } from './name-check.ts'
import type { RecordValue } from './records.ts'

/** Texts that are read by themselves: nothing stands in their place. */
const readTexts = /(?:^|\.)(?:title|heading|description|name|label|question|answer)$/
/** What search engines show whole. */
const descriptionLength = { least: 50, most: 155 }

type Company = {
  values: readonly RecordValue[]
  pages: readonly PageRecord[]
  fixedPages: readonly PageHead[]
  families: readonly string[]
  products: readonly Product[]
}

/** Pages that would show nothing, or what another shows. */
export function pageFaults({ values, pages, fixedPages, families, products }: Company): Fault[] {
  const stocked = new Set(products.filter(({ included }) => included).map(({ family }) => family))
  const checkFamily = createNameCheck(families, 'is no family', 'families.ts names them')
  return [
    ...values
      .filter(({ place, value }) => readTexts.test(place) && value === '')
      .map(({ file, place }) => errorFault(file, place, 'is empty: write it')),
    ...pages.flatMap((page) => emptyParts(page)),
    ...pages.flatMap(({ path, families: named = [] }) =>
      named.flatMap((family) => checkFamily('pages.ts', path, family)),
    ),
    ...families
      .filter((family) => !stocked.has(family))
      .map((family) =>
        errorFault(
          'families.ts',
          'familyOrder',
          `${quote(family)} has no product, so that its page would be empty: add one to catalogue/, or take the family out`,
        ),
      ),
    ...fixedPages.flatMap(({ path }, at) =>
      fixedPages.findIndex((other) => other.path === path) < at
        ? [errorFault('pages.ts', path, 'two pages have this address: give one of them another')]
        : [],
    ),
    ...descriptions(fixedPages),
  ]
}

function emptyParts({ path, intro, sections }: PageRecord): Fault[] {
  const fault = (place: string, message: string) =>
    errorFault('pages.ts', `${path}${place}`, message)
  return [
    ...(intro.trim() ? [] : [fault('', 'has no intro: say in a sentence what the page is for')]),
    ...(sections.length ? [] : [fault('', 'has no section: the page would end below its title')]),
    ...sections.flatMap((section) => {
      const { heading, paragraphs, list = [], cards = [] } = section
      const texts = [...paragraphs, ...list, ...cards.map(({ text }) => text)]
      const others = ['phones', 'downloads', 'films', 'picture', 'links', 'action']
      const isEmpty = !texts.length && !others.some((key) => key in section)
      return [
        ...(isEmpty ? [fault(`, ${quote(heading)}`, 'has nothing below its heading')] : []),
        ...(texts.every((text) => text.trim())
          ? []
          : [fault(`, ${quote(heading)}`, 'has an empty paragraph: write it, or take it out')]),
      ]
    }),
  ]
}

function descriptions(pages: readonly PageHead[]): Fault[] {
  return pages.flatMap(({ path, description }, at) => {
    const { length } = description
    const same = pages.slice(0, at).find((other) => other.description === description)
    const place = `${path}, description`
    if (same) {
      return [warningFault('pages.ts', place, `is that of ${same.path}: say what this page has`)]
    }
    if (length >= descriptionLength.least && length <= descriptionLength.most) return []
    const { least, most } = descriptionLength
    const message = `has ${length} characters: ${least} to ${most} are shown whole by search engines`
    return [warningFault('pages.ts', place, message)]
  })
}
