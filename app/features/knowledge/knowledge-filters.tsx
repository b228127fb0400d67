import { Form } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import { useAsked } from '#app/lib/use-asked.ts'
import choices from '#app/ui/choice-buttons.module.css'
import * as texts from '#texts/knowledge.ts'
import type { KnowledgeView } from './knowledge-view.ts'

/** Featured, each category, Blogs and All: a GET form, so that it works without JavaScript. */
export function KnowledgeFilters({ view: { filters, chosen, query } }: { view: KnowledgeView }) {
  const asked = useAsked(paths.knowledge())
  const words = asked ? asked.get('q') : query
  return (
    <Form action={paths.knowledge()} preventScrollReset>
      {words && <input type="hidden" name="q" value={words} />}
      <div className={choices.buttons} role="group" aria-label={texts.kindOfDocument}>
        {filters.map(({ name, count }) => (
          <button key={name} name="category" value={name} aria-pressed={name === chosen}>
            {name} <small>{count}</small>
          </button>
        ))}
      </div>
    </Form>
  )
}
