import { useEffect, useMemo, useRef } from 'react'
import { Form } from 'react-router'
import { CopyLink } from '#app/features/knowledge/copy-link.tsx'
import { KeepOffline } from '#app/features/offline/keep-offline.tsx'
import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { toAdd } from '#app/lib/to-add.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { listWords } from '#content/list-words.ts'
import { readItems, writeItems } from '#domain/deciding/list-items.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import { plural } from '#domain/texts/plural.ts'
import { noTable, unclear } from '#domain/deciding/list-text.ts'
import * as texts from '#texts/list.ts'
import * as locale from '#texts/locale.ts'
import * as quoteTexts from '#texts/quote.ts'
import { amountText } from './amount-text.ts'
import { CostShare } from './cost-share.tsx'
import { ListLines } from './list-lines.tsx'
import type { ListView } from './list-view.ts'
import { OwnList } from './own-list.tsx'
import { PasteLines } from './paste-lines.tsx'
import { usePresses } from './use-presses.ts'
import { usePrint } from './use-print.ts'
import { useQuickChange } from './use-quick-change.ts'
import styles from './list-page.module.css'

type Props = {
  view: ListView
  /** The lines, where the browser asked for them; undefined in the document that the server sent. */
  html: string | undefined
}

/** Part numbers and quantities, what the catalogue says of each, and what can be done with them. */
export function ListPage({ view: read, html: readHtml }: Props) {
  const isHydrated = useHydrated()
  const page = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const list = useQuickChange(page, read, readHtml)
  const { view } = list
  const { items } = view
  const written = useMemo(() => (items ? writeItems(readItems(items)) : ''), [items])
  const submit = usePresses(page, status, list)
  const { search } = new URL(paths.listOf(written), 'http://localhost')
  const whole = usePrint(view, search)
  useEffect(() => {
    void import('#app/lib/unit-choice.ts').then(({ showUnits }) => showUnits())
  }, [read])
  return (
    <div ref={page} id={toAdd.slice(1)} className={`wrap ${styles.page}`}>
      <h1>{texts.title}</h1>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {statusOf(view, list.checking)}
      </p>
      <QuantitySource column={view.quantityColumn} />
      <OwnList
        view={view}
        read={read}
        isUnsettled={list.isUnsettled}
        written={written}
        page={page}
      />
      {/* Its links are links: not all lead to pages. Posted, a paste may be longer than an address. */}
      <Form
        method={isHydrated ? 'get' : 'post'}
        // A press between React's coming and its first effects is the browser's: no route takes what is posted.
        reloadDocument={!isHydrated}
        action={paths.list()}
        discover="none"
        preventScrollReset
        onSubmit={submit}
      >
        {items && (
          <>
            <input type="hidden" name="items" value={items} />
            {view.page !== 1 && <input type="hidden" name="page" value={view.page} />}
            <div className={`no-print ${styles.actions}`}>
              {/* First, for it is what Enter presses in a field. */}
              <Button type="submit" look="outline">
                {texts.update}
              </Button>
              {/* It waits for a quantity that was written and not taken yet. */}
              <ButtonLink to={paths.quoteFor(written)} data-held="" data-keep="">
                {quoteTexts.request}
              </ButtonLink>
              {isHydrated && (
                <>
                  <CopyLink to={paths.listOf(written)} />
                  <Button look="outline" onClick={whole.print}>
                    {texts.print}
                  </Button>
                </>
              )}
              {(['csv', 'xlsx'] as const).map((form) => (
                <a key={form} href={programPaths.list(form, search)} download>
                  {form.toUpperCase()}
                </a>
              ))}
            </div>
            <KeepOffline />
            <ListLines
              view={view}
              html={list.html}
              whole={whole.html}
              isUnsettled={list.isUnsettled}
              keeps={list.isChanged}
            />
          </>
        )}
        <PasteLines view={view} read={read} />
      </Form>
      {items && listWords.share && <CostShare view={view} words={listWords.share} />}
      <div role="status" className={`no-print ${list.hasFailed ? styles.failed : ''}`}>
        {list.hasFailed && (
          <>
            <p>{texts.notChecked}</p>
            <Button
              look="outline"
              onClick={() => {
                list.askAgain()
                status.current?.focus({ preventScroll: true })
              }}
            >
              {texts.tryAgain}
            </Button>
          </>
        )}
      </div>
    </div>
  )
}

function statusOf(view: ListView, unread: number): string {
  const { items, lines, pieces, marked, faults, left } = view
  const refused = faults.length + left
  const more =
    refused > 0
      ? plural(refused, texts.refused, { count: refused.toLocaleString(locale.locale) })
      : ''
  if (!items) return more || texts.intro
  if (unread > 0) return plural(lines, texts.checking, { unread })
  const amount = amountText(lines, pieces)
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
