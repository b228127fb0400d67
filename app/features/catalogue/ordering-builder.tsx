import { useEffect, useId, useRef, useState } from 'react'
import type { NumberPattern, Slot } from '#domain/catalogue/number-pattern.ts'
import { buildNumber, readNumber, type Choices } from '#domain/catalogue/part-number.ts'
import { CompareLink } from '#app/features/compare/compare-link.tsx'
import { paths } from '#app/lib/paths.ts'
import { AddToList } from '#app/features/list/add-to-list.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Field } from '#app/ui/field.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import { inSentence } from '#domain/texts/in-sentence.ts'
import * as texts from '#texts/product.ts'
import styles from './ordering-builder.module.css'

export type OrderingBuilderProps = {
  /** Of the product. */
  slug: string
  pattern: NumberPattern
  /** Part numbers that are ready: the number, how soon. */
  ready: [number: string, availability: string][]
  /** A number of which nobody states how soon it comes. */
  unstated?: string | undefined
  /** The number to begin with, in place of the first that is ready. */
  chosen?: string | undefined
}

/** Makes a part number of what is chosen, and copies it. */
export function OrderingBuilder({ slug, pattern, ready, unstated, chosen }: OrderingBuilderProps) {
  const id = useId()
  const fields = useRef<HTMLDivElement>(null)
  const slots = pattern.slots.filter((slot, i, all) => all.indexOf(slot) === i)
  const [choices, setChoices] = useState<Choices>(
    () =>
      readNumber(pattern, chosen ?? ready[0]?.[0] ?? '') ??
      Object.fromEntries(slots.map((slot) => [slot.key, firstChoice(slot)])),
  )
  const [copied, setCopied] = useState<{ partNumber: string; done: boolean }>()
  const built = buildNumber(pattern, choices)
  const choose = (key: string, choice: string | number) =>
    setChoices((known) => ({ ...known, [key]: choice }))

  // Adopts what was chosen before this code came.
  useEffect(() => setChoices((known) => ({ ...known, ...readFields(fields.current!) })), [])

  async function copy(partNumber: string) {
    try {
      await navigator.clipboard.writeText(partNumber)
      setCopied({ partNumber, done: true })
    } catch {
      // No permission, or no secure connection.
      setCopied({ partNumber, done: false })
    }
  }
  const outcome = built.ok && copied?.partNumber === built.partNumber ? copied : undefined

  return (
    <div
      ref={fields}
      role="group"
      aria-label={texts.makeNumber}
      className={`no-print ${styles.builder}`}
    >
      {slots.map((slot) => (
        <SlotField
          key={slot.key}
          id={`${id}${slot.key}`}
          slot={slot}
          choice={choices[slot.key]!}
          onChoose={choose}
        />
      ))}
      <div className={styles.result}>
        <output>
          {built.ok ? (
            <a href={paths.product(slug, built.partNumber)}>
              <strong>{built.partNumber}</strong>
            </a>
          ) : (
            built.reason
          )}
          {built.ok && (
            <span className="muted">
              {ready.find(([number]) => number === built.partNumber)?.[1] ??
                (built.partNumber !== unstated && texts.toOrder)}
            </span>
          )}
        </output>
        {built.ok && (
          <span className={styles.actions}>
            <Button look="outline" onClick={() => void copy(built.partNumber)}>
              {outcome?.done ? texts.copied : texts.copy}
            </Button>
            <AddToList
              partNumber={built.partNumber}
              of={built.partNumber}
              className={buttonClass('outline')}
            />
            <CompareLink
              slug={built.partNumber}
              name={built.partNumber}
              className={buttonClass('outline')}
            />
          </span>
        )}
        <span role="status" className={outcome?.done === false ? 'muted' : 'visually-hidden'}>
          {outcome && (outcome.done ? texts.numberCopied : texts.notCopied)}
        </span>
      </div>
    </div>
  )
}

const firstChoice = ({ values, range }: Slot) => values[0]?.code ?? range!.min

/** The choices that fields hold; a select whose value is empty leaves it to the field beside it. */
function readFields(group: HTMLElement): Choices {
  const fields = group.querySelectorAll<HTMLInputElement | HTMLSelectElement>('select, input')
  return Object.fromEntries(
    [...fields]
      .filter(({ value }) => value)
      .map((field) => [
        field.name,
        field instanceof HTMLInputElement ? field.valueAsNumber : field.value,
      ]),
  )
}

type SlotFieldProps = {
  id: string
  slot: Slot
  choice: string | number
  onChoose: (key: string, choice: string | number) => void
}

function SlotField({ id, slot, choice, onChoose }: SlotFieldProps) {
  const { key, label, values, range, unit } = slot
  const measured = range && (
    <input
      name={key}
      id={values.length ? undefined : id}
      type="number"
      inputMode="decimal"
      aria-label={values.length ? fillIn(texts.otherOf, { label: inSentence(label) }) : undefined}
      min={range.min}
      max={range.max}
      step={range.step}
      value={typeof choice === 'number' && !Number.isNaN(choice) ? choice : ''}
      onChange={({ target }) => onChoose(key, target.valueAsNumber)}
    />
  )
  return (
    <Field id={id} label={label} note={range && unit}>
      {values.length > 0 && (
        <select
          name={key}
          id={id}
          value={typeof choice === 'string' ? choice : ''}
          onChange={({ target }) => onChoose(key, target.value || range!.min)}
        >
          {values.map(({ code, label: name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
          {range && <option value="">{texts.other}</option>}
        </select>
      )}
      {(values.length === 0 || typeof choice === 'number') && measured}
    </Field>
  )
}
