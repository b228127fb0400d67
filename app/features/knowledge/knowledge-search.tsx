import { useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'
import { knowledgePage } from '#content/company/knowledge-center.ts'
import { paths } from '#app/lib/paths.ts'
import { SearchField } from '#app/ui/search-field.tsx'
import * as texts from '#texts/knowledge.ts'

/** Pause after the last letter before the list is asked for, in milliseconds. */
const pause = 250

/** The search over names and texts of the documents. */
export function KnowledgeSearch({ query }: { query: string }) {
  const submit = useSubmit()
  const timer = useRef(0)
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const search = (text: string) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const wanted = text.trim()
      if (wanted === query) return
      // One step back leaves the search, not each of its letters.
      const options = { action: paths.knowledge(), preventScrollReset: true }
      void submit(wanted ? { q: wanted } : {}, { ...options, replace: query !== '' })
    }, pause)
  }
  return (
    <Form
      action={paths.knowledge()}
      role="search"
      aria-label={texts.documents}
      preventScrollReset
      onSubmit={() => window.clearTimeout(timer.current)}
    >
      <SearchField
        label={texts.searchDocuments}
        placeholder={knowledgePage.searchHint}
        query={query}
        onType={search}
      />
    </Form>
  )
}
