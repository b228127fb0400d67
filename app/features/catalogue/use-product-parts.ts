import { useEffect, useReducer, useState } from 'react'
import { settle, useSettled } from '#app/ui/use-settled.ts'
import { paths } from '#app/lib/paths.ts'
import { askedParts, bringProductParts } from './product-ahead.ts'
import type { ProductParts } from './product-parts.tsx'
import type { ProductView } from './product-view.ts'

export type AskedParts = {
  parts: ProductParts | undefined
  hasFailed: boolean
  askAgain: () => void
}

/**
 * What only the server can say of a product, for a page that the browser made itself; undefined
 * in the document that the server sent, which has it already. Without a product nothing is asked.
 */
export function useProductParts(of: Numbered | undefined): AskedParts {
  const page = of && paths.product(of.slug, of.number)
  const links = of && partName('links', of)
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    // Every product has links.
    const isSent = () => document.getElementById(links!)?.firstChild
    const isNew = !askedParts.has(page)
    if (!page || failed === page || (isNew && isSent())) return
    let current = true
    const asked = bringProductParts(page)
    settle(asked)
    if (isNew) showAgain()
    asked.catch(() => current && setFailed(page))
    return () => {
      current = false
    }
  }, [page, links, failed])
  const { known } = useSettled(askedParts.get(page))
  return {
    parts: known,
    hasFailed: page !== undefined && failed === page,
    askAgain: () => setFailed(undefined),
  }
}

/** A product, or one of its part numbers. */
type Numbered = Pick<ProductView, 'slug' | 'number'>

type Part = 'statements' | 'links' | 'facts' | 'specification' | 'neighbors'

/** The id of a part in its product's page. */
export function partName(part: Part, { slug, number }: Numbered): string {
  return [part, slug, number].filter(Boolean).join('-')
}
