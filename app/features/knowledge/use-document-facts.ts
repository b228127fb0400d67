import { useEffect, useState } from 'react'
import { fetchInTime } from '#app/lib/fetch-in-time.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import type { DocumentFacts } from './document-facts.ts'

/** What the server knows of a document by its address; undefined until then, and where it knows none. */
export function useDocumentFacts(url: string): DocumentFacts | undefined {
  const [known, setKnown] = useState<{ url: string; facts: DocumentFacts }>()
  useEffect(() => {
    let current = true
    async function ask() {
      const answer = await fetchInTime(programPaths.documentFacts(url))
      if (!answer.ok) return
      const facts = (await answer.json()) as DocumentFacts
      if (current) setKnown({ url, facts })
    }
    // The document itself is what was asked for: it is shown without them.
    ask().catch(() => undefined)
    return () => {
      current = false
    }
  }, [url])
  return known?.url === url ? known.facts : undefined
}
