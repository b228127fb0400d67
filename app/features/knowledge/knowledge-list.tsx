import { Form, useSubmit } from 'react-router'
import { useEffect, useRef, useState } from 'react'
import { PageLink } from '#app/framework/page-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { Pager } from '#app/ui/pager.tsx'
import { createAsTyped } from '#app/ui/as-typed.ts'
import { SearchField } from '#app/ui/search-field.tsx'
import { useAsked } from '#app/lib/use-asked.ts'
import { formatKnowledgeState, type KnowledgeState } from '#domain/knowledge/knowledge-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import { knowledgePage } from '#content/company/knowledge-center.ts'
import * as texts from '#texts/knowledge.ts'
import { KnowledgeCardBox } from './knowledge-card-box.tsx'
import { all, featured, type KnowledgeView } from './knowledge-view.ts'
import { loadViewer } from './load-viewer.ts'
import styles from './knowledge-list.module.css'
import choices from '#app/ui/choice-buttons.module.css'
import knowledgeEmptyStyles from './knowledge-empty.module.css'

type Props = { view: KnowledgeView; state: KnowledgeState }

/** Search, filters and the cards of what is chosen. */
export function KnowledgeList({ view, state }: Props) {
  const { chosen, query, cards, matched, part, parts, missing, remark } = view
  const list = { category: state.category, query, part }
  // Featured and all are no kinds: words are looked for everywhere.
  const kind = [featured, all].includes(chosen) ? undefined : chosen
  const leads = chosen === featured && !query && cards.length === 5
  return (
    <section aria-label={texts.documents} className={styles.section} id="documents">
      <KnowledgeSearch query={query} kind={kind} />
      <KnowledgeFilters view={view} />
      <p role="status" className={styles.count}>
        {plural(matched, texts.items)}
        {query && fillIn(texts.withQuery, { query })}
        {parts > 1 && fillIn(texts.partOf, { part, parts })}
      </p>
      {remark && <p className={styles.missing}>{remark}</p>}
      {missing.length > 0 && (
        <p className={styles.missing}>{fillIn(texts.notListed, { names: missing.join(', ') })}</p>
      )}
      <h2 className="visually-hidden">{chosen}</h2>
      {matched === 0 && <KnowledgeEmpty query={query} chosen={chosen} />}
      {/* Each View is a button of one form: it works without JavaScript, too. */}
      <Form
        action={paths.knowledge()}
        preventScrollReset
        state={{ viewer: true }}
        // A finger that scrolls is no sign of interest.
        onPointerOver={({ pointerType }) => pointerType === 'mouse' && void loadViewer()}
        onFocus={() => void loadViewer()}
      >
        {[...new URLSearchParams(formatKnowledgeState(list))].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {cards.length > 0 && (
          <ul className={leads ? `${styles.grid} ${styles.leads}` : styles.grid}>
            {cards.map((card) => (
              <li key={card.slug} className={styles.cell}>
                <KnowledgeCardBox
                  card={card}
                  to={paths.knowledge({ ...list, doc: card.slug, page: card.page ?? 0 })}
                />
              </li>
            ))}
          </ul>
        )}
      </Form>
      <Pager
        label={texts.partsOfList}
        page={part}
        pages={parts}
        to={(to) => paths.knowledge({ ...list, part: to })}
      />
    </section>
  )
}

/** In milliseconds: searching all texts takes longer than a list. */
const typingPause = 250

/** The search over names and texts of the documents, of the `kind` that was chosen where one was. */
function KnowledgeSearch({ query, kind }: { query: string; kind: string | undefined }) {
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

/** Featured, each category, Blogs and All: a GET form, so that it works without JavaScript. */
function KnowledgeFilters({ view: { filters, chosen, query } }: { view: KnowledgeView }) {
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

/** Where nothing is found: what may help. */
function KnowledgeEmpty({ query, chosen }: { query: string; chosen: string }) {
  return (
    <div className={knowledgeEmptyStyles.empty}>
      {query ? (
        <>
          <p className={knowledgeEmptyStyles.intro}>{fillIn(texts.noneHolds, { query })}</p>
          <ul className={knowledgeEmptyStyles.ways}>
            {chosen !== all && (
              <li>
                <PageLink to={paths.knowledge({ query })}>{texts.lookInAll}</PageLink>
              </li>
            )}
            <li>
              <PageLink to={paths.products({ query })}>
                {fillIn(texts.searchProducts, { query })}
              </PageLink>
            </li>
            <li>
              <PageLink to={paths.contact()}>{texts.askUs}</PageLink>
            </li>
          </ul>
        </>
      ) : (
        <p className={knowledgeEmptyStyles.intro}>{texts.nothingStored}</p>
      )}
    </div>
  )
}
