import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { sideName } from '#domain/catalogue/typed-ranges.ts'
import { formatValue } from '#domain/catalogue/attribute.ts'
import type { Figures } from '#domain/catalogue/facets.ts'
import type { Range } from '#domain/catalogue/range.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import * as texts from '#texts/listing.ts'
import * as values from '#texts/values.ts'
import { chosenUnits } from '#app/islands/store.ts'
import styles from './filter-values.module.css'
import { hasUnits, shownFigure, shownUnit, type Units } from './range-words.ts'
import { sideText, withTyped, type Side } from './typed-side.ts'

type Props = {
  name: string
  figures: Figures
  range: Range | undefined
  /** The range that was asked for last: of two fields filled in quick succession both count. */
  latest: () => Range | undefined
  /** `replace` where it goes on with what was typed before. */
  onRange: (range: Range | undefined, replace: boolean) => void
}

/** Asks a number for its bounds, an interval for what it covers, in the visitor's units. */
export function RangeFields({ name, figures, range, latest, onRange }: Props) {
  const units = useUnits()
  const hydrated = useHydrated()
  const { kind, covers = texts.covers, from, to } = figures
  const field = (side: Side, label: string, placeholder: string) => (
    <RangeField
      key={side}
      {...{ name, side, label, placeholder, figures, units, range, latest, onRange }}
    />
  )
  const shown = (number: number) => formatValue(shownFigure(number, figures, units))
  return (
    <div className={styles.range}>
      {kind === 'interval' ? (
        field('at', covers.charAt(0).toUpperCase() + covers.slice(1), '')
      ) : (
        <>
          {field('low', texts.atLeast, shown(from))}
          {field('high', texts.atMost, shown(to))}
        </>
      )}
      {hydrated && hasUnits(figures) && (
        <unit-switch role="group" aria-label={values.units}>
          {(['metric', 'us'] as const).map((system) => (
            <button key={system} type="button" name="units" value={system}>
              {values.unitSystems[system]}
            </button>
          ))}
        </unit-switch>
      )}
    </div>
  )
}

type FieldProps = Props & { side: Side; label: string; placeholder: string; units: Units }

const typingPause = 350

function RangeField(props: FieldProps) {
  const { name, side, label, placeholder, figures, units, range, latest, onRange } = props
  const hydrated = useHydrated()
  const asked = sideText(range, side, figures, units)
  const [text, setText] = useState(asked)
  /** Whether a text that is no number was to be asked for. */
  const [isRefused, refuse] = useState(false)
  const waiting = useRef<number>(undefined)
  /** While it is typed in: the range that was there before, and what of the text was asked for. */
  const typing = useRef<{ before: Range | undefined; sent?: string }>(undefined)
  // What comes by other means, as a chip that was taken away, stands in the field as well.
  useEffect(() => {
    if (!typing.current) setText(asked)
  }, [asked])
  useEffect(() => () => clearTimeout(waiting.current), [])

  const send = (typed: string) => {
    clearTimeout(waiting.current)
    if (!typing.current || typing.current.sent === typed) return
    const wanted = withTyped(typing.current.before, side, typed, figures, units)
    refuse(!wanted)
    if (!wanted) return
    onRange(wanted.range, typing.current.sent !== undefined)
    typing.current.sent = typed
  }
  const isWrong = withTyped(undefined, side, text, figures, units) === undefined
  /** The field shows what is asked for: of two bounds the smaller is the lower one. */
  const settle = () => {
    send(text)
    const { before, sent } = typing.current ?? {}
    typing.current = undefined
    if (sent === undefined) return setText(asked)
    const range = withTyped(before, side, sent, figures, units)?.range
    setText(sideText(range, side, figures, units))
  }
  return (
    <label>
      {label}
      <span>
        <input
          inputMode={figures.from < 0 ? undefined : 'decimal'}
          autoComplete="off"
          maxLength={24}
          // For the form of a page without scripts; with them every change applies at once.
          name={hydrated ? undefined : sideName(name, side)}
          placeholder={placeholder}
          aria-invalid={isWrong || undefined}
          value={text}
          onChange={({ target }) => {
            typing.current ??= { before: latest() }
            setText(target.value)
            clearTimeout(waiting.current)
            waiting.current = window.setTimeout(() => send(target.value), typingPause)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !hydrated) return
            event.preventDefault()
            if (isWrong) send(text)
            else settle()
          }}
          onBlur={settle}
        />
        {shownUnit(figures, units)}
      </span>
      {isWrong && isRefused && <small role="alert">{texts.noNumber}</small>}
    </label>
  )
}

/** The mark of the document that style sheets go by, too (app/islands/unit-choice.ts). */
const shownUnits = (): Units => (document.documentElement.dataset.units === 'us' ? 'us' : 'metric')

/** The visitor's units, as the specification of a product has them. */
const useUnits = (): Units =>
  useSyncExternalStore(chosenUnits.subscribe, shownUnits, () => 'metric')
