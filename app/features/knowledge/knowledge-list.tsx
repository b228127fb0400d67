import { paths } from '#app/lib/paths.ts'
import { Pager } from '#app/ui/pager.tsx'
import { SearchIcon } from '#app/ui/search-icon.tsx'
import { knowledgePage } from '#content/company/knowledge-center.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/knowledge.ts'
import * as ui from '#texts/ui.ts'
import { KnowledgeCardBox } from './knowledge-card-box.tsx'
import { all, featured, type KnowledgeView } from './knowledge-view.ts'
import styles from './knowledge-list.module.css'
import choices from '#app/ui/choice-buttons.module.css'
import searchStyles from '#app/ui/search-field.module.css'
import knowledgeEmptyStyles from './knowledge-empty.module.css'

type Props = {
  view: KnowledgeView
  /** As the address names it; empty for none. */
  category: string
}

/** Search, filters and the cards of what is chosen. */
export function KnowledgeList({ view, category }: Props) {
  const { chosen, query, cards, matched, part, parts, missing, remark } = view
  const list = { category, query, part }
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
      <Pager
        label={texts.partsOfList}
        page={part}
        pages={parts}
        to={(to) => paths.knowledge({ ...list, part: to })}
      />
    </section>
  )
}

/** The search over names and texts of the documents, of the `kind` that was chosen where one was. */
function KnowledgeSearch({ query, kind }: { query: string; kind: string | undefined }) {
  return (
    <form action={paths.knowledge()} role="search" aria-label={texts.documents}>
      {kind && <input type="hidden" name="category" value={kind} />}
      <div className={searchStyles.search}>
        <SearchIcon size={18} />
        <input
          type="search"
          name="q"
          aria-label={texts.searchDocuments}
          placeholder={knowledgePage.searchHint}
          autoComplete="off"
          maxLength={200}
          defaultValue={query}
        />
        <button type="submit">{ui.search}</button>
      </div>
    </form>
  )
}

/** Featured, each category, Blogs and All. */
function KnowledgeFilters({ view: { filters, chosen, query } }: { view: KnowledgeView }) {
  return (
    <form action={paths.knowledge()}>
      {query && <input type="hidden" name="q" value={query} />}
      <div className={choices.buttons} role="group" aria-label={texts.kindOfDocument}>
        {filters.map(({ name, count }) => (
          <button key={name} name="category" value={name} aria-pressed={name === chosen}>
            {name} <small>{count}</small>
          </button>
        ))}
      </div>
    </form>
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
                <a href={paths.knowledge({ query })}>{texts.lookInAll}</a>
              </li>
            )}
            <li>
              <a href={paths.products({ query })}>{fillIn(texts.searchProducts, { query })}</a>
            </li>
            <li>
              <a href={paths.contact()}>{texts.askUs}</a>
            </li>
          </ul>
        </>
      ) : (
        <p className={knowledgeEmptyStyles.intro}>{texts.nothingStored}</p>
      )}
    </div>
  )
}
