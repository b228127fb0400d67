import { useEffect, useEffectEvent, useState } from 'react'
import { fetchJson } from '#app/lib/fetch-in-time.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { nameOfFile, slugOfName } from '#domain/knowledge/item-names.ts'
import { decoded } from '#domain/texts/decoded.ts'
import * as texts from '#texts/knowledge.ts'
import type { DocumentFacts } from './document-facts.ts'
import type { OpenDocument } from './reader-address.ts'

/**
 * What the server knows of an open document. A file has a name until then; of another document the
 * result is undefined, and `onUnknown` is called where the server cannot tell.
 */
export function useDocumentFacts(
  open: OpenDocument | undefined,
  onUnknown: (open: OpenDocument) => void,
): DocumentFacts | undefined {
  const [known, setKnown] = useState<{ doc: string; facts: DocumentFacts }>()
  const doc = open?.doc
  const fail = useEffectEvent(() => {
    // A file is read without them.
    if (open && !open.isFile) onUnknown(open)
  })
  useEffect(() => {
    if (doc === undefined) return
    let isCurrent = true
    fetchJson<DocumentFacts>(programPaths.documentFacts(doc)).then(
      (facts) => isCurrent && setKnown({ doc, facts }),
      () => isCurrent && fail(),
    )
    return () => {
      isCurrent = false
    }
  }, [doc])
  const facts = known?.doc === doc ? known?.facts : undefined
  if (!open?.isFile) return facts
  // Begun at this address, a PDF is not read anew from another one.
  return { ...(facts ?? factsOfFile(open.doc)), url: open.doc }
}

function factsOfFile(path: string): DocumentFacts {
  const name = nameOfFile(decoded(path))
  return {
    type: 'pdf',
    name,
    slug: slugOfName(name),
    url: path,
    category: '',
    facts: [texts.kinds.pdf],
    products: [],
    more: 0,
  }
}
