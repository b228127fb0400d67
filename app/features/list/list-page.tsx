import { CopyLink } from '#app/features/knowledge/copy-link.tsx'
import { KeepOffline } from '#app/features/offline/keep-offline.tsx'
import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { toAdd } from '#app/lib/to-add.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { listWords } from '#content/list-words.ts'
import { noTable, unclear } from '#domain/deciding/list-text.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import * as texts from '#texts/list.ts'
import * as locale from '#texts/locale.ts'
import * as quoteTexts from '#texts/quote.ts'
import { amountText, ListSummary } from './list-summary.tsx'
import { CostShare } from './cost-share.tsx'
import type { ListView } from './list-view.ts'
import { PasteLines } from './paste-lines.tsx'
import styles from './list-page.module.css'
import { writeItems } from '#domain/deciding/list-items.ts'
import {
  documentKinds,
  type DocumentKind,
  type ListDocuments as Documents,
} from '#domain/deciding/list-documents.ts'
import { ListTable } from './list-table.tsx'
import lineStyles from './list-lines.module.css'

/**
 * Part numbers and quantities, what the catalogue says of each, and what can be done with them. Its
 * form works by itself; `<parts-list>` changes the page in place (app/elements/list-in-place.ts).
 */
export function ListPage({ list }: { list: ListView }) {
  const { items, lines } = list
  return (
    <div id={toAdd.slice(1)} className={`wrap ${styles.page}`}>
      <parts-list items={items}>
        <h1>{texts.title}</h1>
        <p role="status" tabIndex={-1} className={styles.status}>
          {statusOf(list)}
        </p>
        <div data-content="">
          <QuantitySource column={list.quantityColumn} />
          <OtherList />
          {/* Posted, for a paste may be longer than an address. */}
          <form method="post" action={paths.list()}>
            {items && (
              <>
                <input type="hidden" name="items" value={decodeURIComponent(items)} />
                <ListActions items={items} />
                <KeepOffline />
                <ListLines list={list} />
              </>
            )}
            <PasteLines list={list} />
          </form>
          {items && listWords.share && <CostShare lines={lines} words={listWords.share} />}
        </div>
        <div role="alert" hidden className={`no-print ${styles.failed}`}>
          <p>{texts.notSent}</p>
          <Button look="outline">{texts.tryAgain}</Button>
        </div>
      </parts-list>
    </div>
  )
}

function ListActions({ items }: { items: string }) {
  const address = paths.listOf(items)
  const search = address.slice(paths.list().length)
  return (
    <div className={`no-print ${styles.actions}`}>
      {/* First, for it is what Enter presses in a field. */}
      <Button type="submit" look="outline">
        {texts.update}
      </Button>
      <ButtonLink to={paths.quoteFor(items)} data-keep="">
        {quoteTexts.request}
      </ButtonLink>
      <CopyLink to={address} />
      <print-page>
        <Button look="outline">{texts.print}</Button>
      </print-page>
      {(['csv', 'xlsx'] as const).map((form) => (
        <a key={form} href={programPaths.list(form, search)} download>
          {form.toUpperCase()}
        </a>
      ))}
    </div>
  )
}

/** Shown where this browser keeps another list than the open one (app/elements/kept-beside.ts). */
function OtherList() {
  return (
    <div hidden data-other-list="" className={`no-print ${styles.own}`}>
      <p />
      <p>
        <button type="button" name="join">
          {texts.addToMine}
        </button>
        <a href={paths.list()}>{texts.showMine}</a>
        <button type="button" name="keep">
          {texts.keepThis}
        </button>
      </p>
    </div>
  )
}

function statusOf({ lines, totals, marked, faults, left }: ListView): string {
  const refused = faults.length + left
  const more =
    refused > 0
      ? plural(refused, texts.refused, { count: refused.toLocaleString(locale.locale) })
      : ''
  if (!lines.length) return more || texts.intro
  const amount = amountText(lines.length, totals.pieces)
  if (marked > 0) return [plural(marked, texts.marked, { amount }), more].filter(Boolean).join(' ')
  return more ? fillIn(texts.amountAnd, { amount, more }) : amount
}

/** Says which column of a pasted table the quantities were taken from. */
function QuantitySource({ column }: { column: ListView['quantityColumn'] }) {
  if (column === undefined || column === unclear || column === noTable) return null
  return <p className="no-print">{sourceText(column)}</p>
}

function sourceText(column: string): string {
  if (column === '') return texts.noQuantityColumn
  return /^\d+$/.test(column)
    ? fillIn(texts.quantityColumnAt, { number: column })
    : fillIn(texts.quantityColumn, { name: column })
}

/** The lines within their form, and what the parts are together. */
export function ListLines({ list }: { list: ListView }) {
  const { lines, complies, totals, missing, mismatched, documents } = list
  return (
    <div className={lineStyles.part}>
      <ListTable lines={lines} complies={complies} />
      <ListSummary {...{ totals, missing, mismatched, complies }} />
      <ListDocuments of={documents} items={writeItems(lines)} />
    </div>
  )
}

type ListDocumentsProps = {
  of: Documents
  /** As they stand in an address. */
  items: string
}

/** What there is to take along of the parts, each kind in one file. */
function ListDocuments({ of, items }: ListDocumentsProps) {
  const kinds = documentKinds.filter((kind) => of[kind].length > 0)
  if (!kinds.length) return null
  return (
    <p className={`no-print ${styles.documents}`}>
      {kinds.map((kind) => (
        <a key={kind} href={programPaths.listDocuments(kind, items)} download>
          {saidOf[kind](of[kind].length)}
        </a>
      ))}
    </p>
  )
}

const saidOf: Record<DocumentKind, (count: number) => string> = {
  'data-sheets': (count) => plural(count, texts.dataSheets),
  letters: (count) => plural(count, texts.letters),
}
