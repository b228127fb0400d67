import { useEffect, useReducer, useState } from 'react'
import { settle, useSettled } from '#app/ui/use-settled.ts'
import { askedParts, bringProductParts } from './product-ahead.ts'
import type { ProductParts } from './product-parts.tsx'

export type AskedParts = {
  parts: ProductParts | undefined
  hasFailed: boolean
  askAgain: () => void
}

/**
 * What only the server can say of a product, for a page that the browser made itself; undefined
 * in the document that the server sent, which has it already. Without a slug nothing is asked.
 */
export function useProductParts(slug: string | undefined): AskedParts {
  const [, showAgain] = useReducer((times: number) => times + 1, 0)
  const [failed, setFailed] = useState<string>()
  useEffect(() => {
    // Every product has links.
    const isSent = () => document.getElementById(partName('links', slug!))?.firstChild
    const isNew = !askedParts.has(slug)
    if (!slug || failed === slug || (isNew && isSent())) return
    let current = true
    const asked = bringProductParts(slug)
    settle(asked)
    if (isNew) showAgain()
    asked.catch(() => current && setFailed(slug))
    return () => {
      current = false
    }
  }, [slug, failed])
  const { known } = useSettled(askedParts.get(slug))
  return {
    parts: known,
    hasFailed: slug !== undefined && failed === slug,
    askAgain: () => setFailed(undefined),
  }
}

/** The id of a part in its product's page. */
type Part = 'statements' | 'links' | 'facts' | 'specification' | 'neighbors'

export function partName(part: Part, slug: string): string {
  return `${part}-${slug}`
}
