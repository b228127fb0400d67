import { useEffect, useRef, useState } from 'react'
import { paths } from '#app/lib/paths.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import type { ProductParts } from './product-parts.tsx'

/**
 * What only the server can say of a product, for a page that the browser made itself; undefined
 * in the document that the server sent, which has it already. A page does without where the
 * server does not answer.
 */
export function useProductParts(slug: string): ProductParts | undefined {
  const here = useRef(useHydrated() ? undefined : slug)
  const [known, setKnown] = useState<{ slug: string; parts: ProductParts }>()
  useEffect(() => {
    if (here.current === slug) return undefined
    here.current = undefined
    const leaving = new AbortController()
    fetch(paths.productParts(slug), leaving)
      .then(async (response) => response.ok && setKnown({ slug, parts: await response.json() }))
      .catch(() => undefined)
    return () => leaving.abort()
  }, [slug])
  return known?.slug === slug ? known.parts : undefined
}
