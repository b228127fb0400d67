import { useEffect, useState, type RefObject } from 'react'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import { messageHints, productTypes, subjects } from '#content/company/contact-form.ts'
import type { EnquirySubject } from '#domain/records/enquiries.ts'
import type { ContactFields as Fields } from '#domain/submission/contact.ts'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import type { State } from '#domain/submission/state.ts'
import * as texts from '#texts/forms.ts'
import styles from './contact-form.module.css'
import { contactLabels } from './contact-labels.ts'
import { fieldId } from './field-id.ts'
import { StateField } from './state-field.tsx'
import { useStates } from './use-states.ts'

const asksForProductType = (category: string) =>
  asking.some(({ name, asksForProductType }) => asksForProductType && name === category)
const asking: readonly EnquirySubject[] = subjects

type Props = {
  countries: readonly string[]
  values: Record<string, string>
  errors: FieldErrors
  /** States of the country in `values`, where the page came with them. */
  initialStates: readonly State[] | undefined
  /** What is known of the chosen country, for whoever checks the form. */
  statesRef: RefObject<readonly State[] | undefined>
}

/** The fields of the contact form (SPECIFICATION §5). */
export function ContactFields({ countries, values, errors, initialStates, statesRef }: Props) {
  const [country, setCountry] = useState(values.country ?? '')
  const [category, setCategory] = useState(values.category ?? '')
  const initial = initialStates && { country: values.country ?? '', states: initialStates }
  const states = useStates(country, initial)
  useEffect(() => {
    statesRef.current = states
  }, [states, statesRef])
  useEffect(() => {
    // Chosen before this code was there, or brought back by the browser.
    const chosen = (name: keyof Fields) =>
      (document.getElementById(fieldId('contact', name)) as HTMLSelectElement).value
    setCountry(chosen('country'))
    setCategory(chosen('category'))
  }, [])

  const field = (name: keyof Fields) => ({
    id: fieldId('contact', name),
    name,
    label: contactLabels[name],
    error: errors[name],
    defaultValue: values[name] ?? '',
  })

  return (
    <>
      <TextField {...field('firstName')} autoComplete="given-name" />
      <TextField {...field('lastName')} autoComplete="family-name" optional />
      <TextField {...field('companyName')} autoComplete="organization" />
      <TextField {...field('title')} autoComplete="organization-title" />
      <TextField {...field('companyEmail')} type="email" autoComplete="email" />
      <TextField {...field('phoneNumber')} type="tel" autoComplete="tel" optional />
      <SelectField
        {...field('country')}
        autoComplete="country-name"
        onChange={(event) => setCountry(event.target.value)}
      >
        {countries.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <StateField {...field('state')} country={country} states={states} note={texts.orProvince} />
      <SelectField
        {...field('category')}
        className={styles.wide}
        onChange={({ target }) => {
          setCategory(target.value)
          const type = target.form?.elements.namedItem('type')
          if (!asksForProductType(target.value)) (type as HTMLSelectElement).value = ''
        }}
      >
        {subjects.map(({ name }) => (
          <option key={name} data-asks={asksForProductType(name) || undefined}>
            {name}
          </option>
        ))}
      </SelectField>
      {/* Shown by the style sheet where the category asks for it, without JavaScript as well. */}
      <SelectField
        {...field('type')}
        className={`${styles.wide} ${styles.type}`}
        required={false}
        aria-required
      >
        {productTypes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </SelectField>
      <TextArea
        {...field('message')}
        className={styles.wide}
        hint={messageHints[category as keyof typeof messageHints] ?? texts.messageHint}
      />
    </>
  )
}
