import { useEffect, useRef, useState } from 'react'
import { Form, useSubmit } from 'react-router'
import { knowledgePage } from '#content/company/knowledge-center.ts'
import { paths } from '#app/lib/paths.ts'
import { createAsTyped } from '#app/ui/as-typed.ts'
import { SearchField } from '#app/ui/search-field.tsx'
import * as texts from '#texts/knowledge.ts'

/** In milliseconds: searching all texts takes longer than a list. */
const typingPause = 250

/** The search over names and texts of the documents, of the `kind` that was chosen where one was. */
export function KnowledgeSearch({ query, kind }: { query: string; kind: string | undefined }) {
  const submit = useSubmit()
  const [typing] = useState(() => createAsTyped(typingPause))
  useEffect(() => typing.stop, [typing])
  /** What the list is of by the time that the pause ends. */
  const shown = useRef(query)
  useEffect(() => {
    shown.current = query
  }, [query])

  const search = (text: string) =>
    typing.typed(() => {
      const wanted = text.trim()
      if (wanted === shown.current) return
      // One step back leaves the search, not each of its letters.
      const options = { action: paths.knowledge(), preventScrollReset: true }
      const asked = { ...(kind && { category: kind }), ...(wanted && { q: wanted }) }
      void submit(asked, { ...options, replace: shown.current !== '' })
    })
  return (
    <Form
      action={paths.knowledge()}
      role="search"
      aria-label={texts.documents}
      preventScrollReset
      onSubmit={typing.stop}
    >
      {kind && <input type="hidden" name="category" value={kind} />}
      <SearchField
        label={texts.searchDocuments}
        placeholder={knowledgePage.searchHint}
        query={query}
        onType={search}
      />
    </Form>
  )
}
