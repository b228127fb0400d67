import { Fragment, useEffect, useState, type RefObject } from 'react'
import { SelectField, TextArea } from '#app/ui/field.tsx'
import { messageHints, productTypes, subjects } from '#content/company/contact-form.ts'
import type { EnquirySubject } from '#domain/records/enquiries.ts'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import { fieldsOf, type FormField } from '#domain/submission/form-shape.ts'
import type { State } from '#domain/submission/state.ts'
import * as texts from '#texts/forms.ts'
import { AskedField, controlOf } from './asked-field.tsx'
import styles from './contact-form.module.css'
import { formFields } from './form-fields.ts'
import { chosenIn, useRegion } from './use-region.ts'

const asksForProductType = (category: string) =>
  asking.some(({ name, asksForProductType }) => asksForProductType && name === category)
const asking: readonly EnquirySubject[] = subjects

/** In the order in which they stand. */
export const contactFields = fieldsOf('contact', formFields)

type Props = {
  countries: readonly string[]
  values: Record<string, string>
  errors: FieldErrors
  /** States of the country in `values`, where the page came with them. */
  initialStates: readonly State[] | null | undefined
  /** What is known of the chosen country, for whoever checks the form. */
  statesRef: RefObject<readonly State[] | null | undefined>
}

/** The fields of the contact form (SPECIFICATION §5), as the company has them. */
export function ContactFields({ countries, values, errors, initialStates, statesRef }: Props) {
  const [category, setCategory] = useState(values.category ?? '')
  const region = useRegion({ form: 'contact', country: values.country, initialStates, statesRef })
  useEffect(() => setCategory(chosenIn('contact', 'category')), [])
  const control = controlOf({ form: 'contact', values, errors, wide: styles.wide })

  function show(field: FormField) {
    const props = control(field)
    switch (field.name) {
      case 'category':
        return (
          <SelectField
            {...props}
            className={styles.wide}
            onChange={({ target }) => {
              setCategory(target.value)
              const type = target.form?.elements.namedItem('type') as HTMLSelectElement | null
              if (type && !asksForProductType(target.value)) type.value = ''
            }}
          >
            {subjects.map(({ name }) => (
              <option key={name} data-asks={asksForProductType(name) || undefined}>
                {name}
              </option>
            ))}
          </SelectField>
        )
      case 'type':
        // Shown by the style sheet where the category asks for it, without JavaScript as well.
        return (
          <SelectField
            {...props}
            className={`${styles.wide} ${styles.type}`}
            optional={false}
            required={false}
            aria-required
          >
            {productTypes.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </SelectField>
        )
      case 'message':
        return (
          <TextArea
            {...props}
            className={styles.wide}
            hint={
              props.hint ?? messageHints[category as keyof typeof messageHints] ?? texts.messageHint
            }
          />
        )
      default:
        return (
          <AskedField
            field={field}
            control={props}
            countries={countries}
            region={region}
            givenName={hasLastName}
          />
        )
    }
  }

  return contactFields.map((field) => <Fragment key={field.name}>{show(field)}</Fragment>)
}

const hasLastName = contactFields.some(({ name }) => name === 'lastName')
