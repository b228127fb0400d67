import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import { Form } from 'react-router'
import { listWords } from '#content/list-words.ts'
import { quoteLabel } from '#content/company/quote-label.ts'
import { CopyLink } from '#app/features/knowledge/copy-link.tsx'
import { ServerPart } from '#app/framework/server-part.tsx'
import { paths } from '#app/lib/paths.ts'
import { programPaths } from '#app/lib/program-paths.ts'
import { Button, ButtonLink } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { readItems, writeItems } from '#domain/deciding/list-items.ts'
import { CostShare } from './cost-share.tsx'
import { listPart } from './list-part-name.ts'
import styles from './list-page.module.css'
import tableStyles from './list-table.module.css'
import type { ListView } from './list-view.ts'
import { OwnList } from './own-list.tsx'
import { usePrint } from './use-print.ts'

type Props = {
  view: ListView
  /** The lines, where the browser asked for them; undefined in the document that the server sent. */
  html: string | undefined
}

const { title, intro, paste, totals } = listWords

/** Part numbers and quantities, what the catalogue says of each, and what can be done with them. */
export function ListPage({ view, html }: Props) {
  const { items, faults, marked } = view
  const isHydrated = useHydrated()
  const list = readItems(items)
  const written = writeItems(list)
  const page = useRef<HTMLDivElement>(null)
  const status = useRef<HTMLParagraphElement>(null)
  const pressed = usePressed(page, status, view)
  const { search } = new URL(paths.listOf(written), 'http://localhost')
  const whole = usePrint(view, search, page)
  useEffect(() => {
    void import('#app/lib/unit-choice.ts').then(({ showUnits }) => showUnits())
  }, [view, whole.html])
  return (
    <div ref={page} className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      <p ref={status} role="status" tabIndex={-1} className={styles.status}>
        {list.length ? totals.count(view.lines, view.pieces) : intro}
        {marked > 0 && `. ${listWords.marked(marked)}`}
      </p>
      <OwnList view={view} page={page} />
      {/* Its links are links: not all lead to pages. */}
      <Form action={paths.list()} discover="none" preventScrollReset onSubmit={pressed}>
        {list.length > 0 && (
          <>
            <input type="hidden" name="items" value={items} />
            {view.page !== 1 && <input type="hidden" name="page" value={view.page} />}
            <div className={`no-print ${styles.actions}`}>
              {/* First, for it is what Enter presses in a field. */}
              <Button type="submit" look="outline">
                {listWords.update}
              </Button>
              <ButtonLink to={paths.quoteFor(written)}>{quoteLabel}</ButtonLink>
              {isHydrated && (
                <>
                  <CopyLink to={paths.listOf(written)} />
                  <Button look="outline" onClick={whole.print}>
                    {listWords.print}
                  </Button>
                </>
              )}
              {(['csv', 'xlsx'] as const).map((form) => (
                <a key={form} href={programPaths.list(form, search)} download>
                  {form.toUpperCase()}
                </a>
              ))}
            </div>
            <ServerPart className={tableStyles.part} name={listPart} html={whole.html ?? html} />
          </>
        )}
        <div className={`no-print ${styles.paste}`}>
          {faults.length > 0 && (
            <div className={styles.faults} role="group" aria-label={paste.faults}>
              <p>{paste.faults}</p>
              <ul>
                {faults.map(({ text, fault }, i) => (
                  <li key={i}>
                    <b>{text}</b>: {paste.reasons[fault]}
                  </li>
                ))}
              </ul>
            </div>
          )}
          <TextArea
            // What was added goes; what could not be read stays to be mended.
            key={items + faults.length}
            id="paste"
            name="paste"
            label={paste.label}
            hint={paste.hint}
            defaultValue={faults.map(({ text }) => text).join('\n')}
            rows={list.length ? 4 : 8}
            spellCheck={false}
            autoComplete="off"
            placeholder={list.length ? undefined : paste.example}
            optional
            note=""
          />
          <Button type="submit" look={list.length ? 'outline' : 'primary'}>
            {list.length ? listWords.update : paste.label}
          </Button>
        </div>
      </Form>
      {list.length > 0 && listWords.share && <CostShare view={view} words={listWords.share} />}
    </div>
  )
}

/**
 * What was pressed in the lines goes with them: the focus comes back to the field of its name, or
 * to what is said of the new list.
 */
function usePressed(
  page: RefObject<HTMLDivElement | null>,
  status: RefObject<HTMLParagraphElement | null>,
  view: ListView,
) {
  const name = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (name.current === undefined) return
    const field = page.current?.querySelector<HTMLElement>(`input[name="${name.current}"]`)
    name.current = undefined
    if (document.activeElement === document.body) (field ?? status.current)?.focus()
  }, [page, status, view])
  return () => {
    const focused = document.activeElement
    name.current = focused instanceof HTMLInputElement ? focused.name : ''
  }
}
