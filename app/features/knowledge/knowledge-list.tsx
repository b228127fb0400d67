import { Form } from 'react-router'
import { paths } from '#app/lib/paths.ts'
import { Pager } from '#app/ui/pager.tsx'
import { formatKnowledgeState, type KnowledgeState } from '#domain/knowledge/knowledge-state.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/knowledge.ts'
import { KnowledgeCardBox } from './knowledge-card-box.tsx'
import { KnowledgeEmpty } from './knowledge-empty.tsx'
import { KnowledgeFilters } from './knowledge-filters.tsx'
import styles from './knowledge-list.module.css'
import { KnowledgeSearch } from './knowledge-search.tsx'
import { all, featured, type KnowledgeView } from './knowledge-view.ts'
import { loadViewer } from './load-viewer.ts'

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
