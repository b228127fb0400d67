import { useEffect, useState } from 'react'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import type { ProductParts } from './product-parts.tsx'

const mostKept = 20
/** For who steps back: a page that grows above its place would lose it. */
let came: ReadonlyMap<string | undefined, ProductParts> = new Map()

/**
 * What only the server can say of a product, for a page that the browser made itself; undefined
 * in the document that the server sent, which has it already. A page does without where the
 * server does not answer. Without a slug nothing is asked.
 */
export function useProductParts(slug: string | undefined): ProductParts | undefined {
  const [known, setKnown] = useState<ReadonlyMap<string | undefined, ProductParts>>(came)
  useEffect(() => {
    if (!slug || came.has(slug)) return
    // Every product has links.
    if (document.getElementById(partName('links', slug))?.firstChild) return
    fetchInTime(programPaths.productParts(slug))
      .then((response) => response.json())
      .then((parts: ProductParts | null) => {
        if (!parts) return
        came = new Map([...[...came].slice(1 - mostKept), [slug, parts]])
        setKnown(came)
      })
      .catch(() => undefined)
  }, [slug])
  // What was asked for on a page that was left before it came.
  return known.get(slug) ?? came.get(slug)
}

/** The id of a part in its product's page. */
type Part = 'statements' | 'links' | 'facts' | 'specification' | 'neighbors'

export function partName(part: Part, slug: string): string {
  return `${part}-${slug}`
}
