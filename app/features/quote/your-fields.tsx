import { Fragment, type RefObject } from 'react'
import { AskedField, controlOf } from '#app/features/contact/asked-field.tsx'
import { formFields } from '#app/features/contact/form-fields.ts'
import { useRegion } from '#app/features/contact/use-region.ts'
import { TextArea } from '#app/ui/field.tsx'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import { fieldsOf, type FormField } from '#domain/submission/form-shape.ts'
import type { State } from '#domain/submission/state.ts'
import * as texts from '#texts/quote.ts'
import styles from './quote-form.module.css'

const asked = fieldsOf('quote', formFields)
const isMessage = ({ name }: FormField) => name === 'message'
/** Behind a press stands what may stay empty, but for the message and what the company has made. */
const isFurther = (field: FormField) => !field.required && !field.own && !isMessage(field)
const further = asked.filter(isFurther)
const inSight = asked.filter((field) => !isFurther(field))
/** The message is the last of them, however much is needed. */
const needed = [...inSight.filter((field) => !isMessage(field)), ...inSight.filter(isMessage)]
/** In the order in which they stand. */
export const quoteFields = [...needed, ...further]

const requiredCount = asked.filter(({ required }) => required).length
/** What the form says of how many there are. */
export const howMany = requiredCount === 4 ? texts.fourFields : texts.theseFields

type Props = {
  form: string
  countries: readonly string[]
  values: Record<string, string>
  errors: FieldErrors
  /** States of the country in `values`, where the page came with them. */
  initialStates: readonly State[] | null | undefined
  /** What is known of the chosen country, for whoever checks the form. */
  statesRef: RefObject<readonly State[] | null | undefined>
}

/** Who asks: four fields, and behind a press what may matter to the price. */
export function YourFields({ form, countries, values, errors, initialStates, statesRef }: Props) {
  const region = useRegion({ form, country: values.country, initialStates, statesRef })
  const isOpen = further.some(({ name }) => errors[name] ?? values[name])
  const control = controlOf({
    form,
    labels: { message: texts.message },
    values,
    errors,
    wide: styles.wide,
  })

  function show(field: FormField) {
    const props = control(field)
    if (field.name !== 'message') {
      return <AskedField field={field} control={props} countries={countries} region={region} />
    }
    const hint = props.hint ?? texts.messageHint
    return <TextArea {...props} className={styles.wide} rows={4} hint={hint} />
  }
  const shown = (fields: readonly FormField[]) => (
    <div className={styles.fields}>
      {fields.map((field) => (
        <Fragment key={field.name}>{show(field)}</Fragment>
      ))}
    </div>
  )

  return (
    <>
      {shown(needed)}
      {further.length > 0 && (
        // Opened for a fault, and left as the visitor has it from then on.
        <details key={String(isOpen)} open={isOpen} className={styles.more}>
          <summary>{texts.more}</summary>
          {shown(further)}
        </details>
      )}
    </>
  )
}
