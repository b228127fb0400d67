import { useLayoutEffect, useRef, type RefObject } from 'react'
import { Form } from 'react-router'
import { CopyLink } from '#app/features/knowledge/copy-link.tsx'
import { ServerPart } from '#app/framework/server-part.tsx'
import { homeCrumb } from '#app/lib/page-trail.ts'
import { paths } from '#app/lib/paths.ts'
import { Breadcrumb } from '#app/ui/breadcrumb.tsx'
import { Button } from '#app/ui/button.tsx'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as texts from '#texts/budget.ts'
import { budgetPart } from './budget-part-name.ts'
import styles from './budget-form.module.css'
import tableStyles from './budget-table.module.css'
import type { BudgetView } from './budget-view.ts'

type Props = {
  title: string
  view: BudgetView
  /** The form, where the browser asked for it; undefined in the document that the server sent. */
  html: string | undefined
}

/** A channel put together row by row, its sum, and whether a limit is kept. */
export function BudgetPage({ title, view, html }: Props) {
  const { query, rows, status, intro } = view
  const isHydrated = useHydrated()
  const said = useRef<HTMLParagraphElement>(null)
  const pressed = usePressed(said, view)
  const items = new URLSearchParams(query).get('items') ?? ''
  return (
    <div className={`wrap ${styles.page}`}>
      <Breadcrumb trail={[homeCrumb, { label: title }]} />
      <h1>{title}</h1>
      <p className={styles.intro}>{intro}</p>
      <p ref={said} role="status" tabIndex={-1} className={styles.status}>
        {status}
      </p>
      {rows > 0 && isHydrated && (
        <div className={`no-print ${styles.actions}`}>
          <CopyLink to={paths.lossBudget(query)} />
          <Button look="outline" onClick={() => window.print()}>
            {texts.print}
          </Button>
        </div>
      )}
      <Form action={paths.lossBudget()} discover="none" preventScrollReset onSubmit={pressed}>
        {items && <input type="hidden" name="items" value={items} />}
        <ServerPart
          className={`${styles.part} ${tableStyles.part}`}
          name={budgetPart}
          html={html}
        />
      </Form>
    </div>
  )
}

/**
 * What was pressed goes with the part that held it: the focus comes back to the field of its name,
 * or to what is said of the new channel, where something was left out in any case: nobody would see why.
 */
function usePressed(said: RefObject<HTMLParagraphElement | null>, view: BudgetView) {
  const name = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (name.current === undefined) return
    const field =
      name.current && !view.leftOut
        ? document
            .getElementById(budgetPart)
            ?.querySelector<HTMLElement>(`[name="${name.current}"]`)
        : undefined
    name.current = undefined
    if (document.activeElement === document.body) (field ?? said.current)?.focus()
  }, [said, view])
  return () => {
    const focused = document.activeElement
    const isField = focused instanceof HTMLInputElement || focused instanceof HTMLSelectElement
    name.current = isField ? focused.name : ''
  }
}
