import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as texts from '#texts/ui.ts'
import styles from './choice-buttons.module.css'
import { useHydrated } from './use-hydrated.ts'

type Props = {
  /** The page that shows the choice, and the query parameter that names it. */
  action: string
  name: string
  choices: { value: string; label: string; count: number }[]
  /** Undefined for All. */
  chosen: string | undefined
  total: number
  /** Without JavaScript the page opens again here. */
  anchor?: string
  /** Hidden fields that the page goes on with. */
  children?: ReactNode
}

/** All, or one of several: a GET form, so that it works without JavaScript and in every link. */
export function ChoiceButtons({ action, name, choices, chosen, total, anchor, children }: Props) {
  const hydrated = useHydrated()
  return (
    <Form
      action={anchor && !hydrated ? `${action}#${anchor}` : action}
      preventScrollReset
      className={styles.buttons}
    >
      {children}
      <button aria-pressed={!chosen}>
        {`${texts.all} `}
        <small>{total}</small>
      </button>
      {choices.map(({ value, label, count }) => (
        <button key={value} name={name} value={value} aria-pressed={chosen === value}>
          {`${label} `}
          <small>{count}</small>
        </button>
      ))}
    </Form>
  )
}
