import { useEffect, useState, type RefObject } from 'react'
import { contactLabels } from '#app/features/contact/contact-labels.ts'
import { fieldId } from '#app/features/contact/field-id.ts'
import { StateField } from '#app/features/contact/state-field.tsx'
import { useStates } from '#app/features/contact/use-states.ts'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import type { State } from '#domain/submission/state.ts'
import * as forms from '#texts/forms.ts'
import * as texts from '#texts/quote.ts'
import * as ui from '#texts/ui.ts'
import styles from './quote-form.module.css'

const needed = ['firstName', 'companyName', 'companyEmail', 'country'] as const
const further = ['lastName', 'title', 'phoneNumber', 'state'] as const
/** In the order in which they stand. */
export const quoteFieldNames = [...needed, 'message', ...further] as const

type Props = {
  form: string
  countries: readonly string[]
  values: Record<string, string>
  errors: FieldErrors
  /** States of the country in `values`, where the page came with them. */
  initialStates: readonly State[] | undefined
  /** What is known of the chosen country, for whoever checks the form. */
  statesRef: RefObject<readonly State[] | undefined>
}

/** Who asks: four fields, and behind a press what may matter to the price. */
export function YourFields({ form, countries, values, errors, initialStates, statesRef }: Props) {
  const [country, setCountry] = useState(values.country ?? '')
  const initial = initialStates && { country: values.country ?? '', states: initialStates }
  const states = useStates(country, initial)
  useEffect(() => {
    statesRef.current = states
  }, [states, statesRef])
  useEffect(() => {
    // Chosen before this code was there, or brought back by the browser.
    setCountry((document.getElementById(fieldId(form, 'country')) as HTMLSelectElement).value)
  }, [form])
  const isOpen = further.some((name) => errors[name] ?? values[name])

  const field = (name: (typeof quoteFieldNames)[number]) => ({
    id: fieldId(form, name),
    name,
    label: name === 'message' ? texts.message : contactLabels[name],
    error: errors[name],
    defaultValue: values[name] ?? '',
  })

  return (
    <>
      <div className={styles.fields}>
        <TextField {...field('firstName')} autoComplete="name" />
        <TextField {...field('companyName')} autoComplete="organization" />
        <TextField {...field('companyEmail')} type="email" autoComplete="email" />
        <SelectField
          {...field('country')}
          autoComplete="country-name"
          onChange={(event) => setCountry(event.target.value)}
        >
          {countries.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </SelectField>
        <TextArea
          {...field('message')}
          className={styles.wide}
          rows={4}
          hint={texts.messageHint}
          optional
        />
      </div>
      {/* Opened for a fault, and left as the visitor has it from then on. */}
      <details key={String(isOpen)} open={isOpen} className={styles.more}>
        <summary>{texts.more}</summary>
        <div className={styles.fields}>
          <TextField {...field('lastName')} autoComplete="family-name" optional />
          <TextField {...field('title')} autoComplete="organization-title" optional />
          <TextField {...field('phoneNumber')} type="tel" autoComplete="tel" optional />
          <StateField
            {...field('state')}
            country={country}
            states={states}
            note={`${forms.orProvince}, ${ui.optional}`}
            optional
          />
        </div>
      </details>
    </>
  )
}
