import * as texts from '#texts/ui.ts'
import styles from './choice-buttons.module.css'

type Props = {
  /** The query parameter that names the choice. */
  name: string
  choices: { value: string; label: string; count: number }[]
  /** Undefined for All. */
  chosen: string | undefined
  total: number
}

/** Of the GET form that holds the buttons. */
export const choicesClass = styles.buttons

/** All, or one of several: buttons of a form, so that they work without JavaScript and in every link. */
export function ChoiceButtons({ name, choices, chosen, total }: Props) {
  return (
    <>
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
    </>
  )
}

/** What an address asks, for a form that asks more of the same page. */
export function HiddenFields({ of }: { of: string }) {
  return [...new URLSearchParams(of.split('?')[1])].map(([name, value]) => (
    <input key={name + value} type="hidden" name={name} value={value} />
  ))
}
