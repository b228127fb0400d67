import type { Asked } from '#domain/finding/find.ts'
import { isOfNumbers } from './converse.ts'
import type { Knowledge, Outcome, Subject } from './outcome.ts'

/** What the visitor has open: a product, all of a family, or several that are shown together. */
export type Page = { product: Subject } | { family: string } | { products: readonly Subject[] }

/** Reads what is asked with the page in view that it is asked on. */
export function createOnPage({
  products,
  finder: { ids },
}: Pick<Knowledge, 'products' | 'finder'>) {
  return { withMeant, withPage }

  /** 'This' means the page; 'it' does where the conversation has named no other. */
  function withMeant(
    asked: Asked<Subject>,
    page: Page | undefined,
    before: Asked<Subject> | undefined,
  ): Asked<Subject> {
    const { meansThis, refersBack } = asked.understanding
    if (!page || !(meansThis || (refersBack && !isOfOther(before, page)))) return asked
    return withPage(asked, page)
  }

  /** 'Does it fit A?' names two; a family is a kind where none is named. */
  function withPage(asked: Asked<Subject>, page: Page): Asked<Subject> {
    if ('family' in page) {
      const { understanding, numbers } = asked
      const members = membersOf(page.family)
      if (understanding.kinds.length || numbers.length || members.size === 0) return asked
      const kind = { says: page.family, members, from: 0, to: 0 }
      return { ...asked, understanding: { ...understanding, kinds: [kind] } }
    }
    const own = shownOn(page).flatMap((product) => {
      const id = ids.get(product)
      if (id === undefined || asked.numbers.some((one) => one.product === product)) return []
      const { partNumber } = product
      return [{ id, match: 'exact' as const, partNumber, written: partNumber, product }]
    })
    return own.length ? { ...asked, numbers: [...own, ...asked.numbers] } : asked
  }

  /** The conversation is about something that is not on the page. */
  function isOfOther(before: Asked<Subject> | undefined, page: Page): boolean {
    if (!before) return false
    if (isOfNumbers(before)) return true
    const [kind] = before.understanding.kinds
    if (!kind) return false
    return 'family' in page || !shownOn(page).some((one) => kind.members.has(ids.get(one)!))
  }

  function membersOf(family: string): Set<number> {
    return new Set(products.flatMap((product, id) => (product.family === family ? [id] : [])))
  }
}

export function shownOn(page: Page): readonly Subject[] {
  if ('products' in page) return page.products
  return 'product' in page ? [page.product] : []
}

/** Something is asked, and nothing of ours was named: it is asked of the page. */
export function isOfNothing({ numbers, understanding }: Asked<Subject>, outcome: Outcome): boolean {
  const { nouns, requirements, kinds, mentioned, ...asks } = understanding
  const isLost =
    outcome.kind === 'question' ||
    outcome.kind === 'nothing' ||
    (outcome.kind === 'refusal' && outcome.reason === 'off-topic')
  const isAsked =
    nouns.length + requirements.length > 0 ||
    asks.refersBack ||
    asks.wantsDocument ||
    asks.wantsFit ||
    asks.wantsPartners
  return isLost && isAsked && numbers.length + kinds.length + mentioned.length === 0
}
