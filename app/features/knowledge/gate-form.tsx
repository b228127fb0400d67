import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { contactLabels } from '#app/features/contact/contact-labels.ts'
import { fieldId } from '#app/features/contact/field-id.ts'
import { FormOutcome } from '#app/features/contact/form-outcome.tsx'
import { StateField } from '#app/features/contact/state-field.tsx'
import { TrapField } from '#app/features/contact/trap-field.tsx'
import { useStates } from '#app/features/contact/use-states.ts'
import { useSubmission } from '#app/features/contact/use-submission.ts'
import { outcomeId, paths } from '#app/lib/paths.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import { guardFields } from '#domain/submission/form-guards.ts'
import type { State } from '#domain/submission/state.ts'
import { plural } from '#domain/texts/plural.ts'
import * as forms from '#texts/forms.ts'
import * as texts from '#texts/knowledge.ts'
import * as shell from '#texts/shell.ts'
import styles from './gate-form.module.css'

type Props = {
  document: string
  countries: readonly string[]
  onPass: (reference: string | undefined) => void
}
type Name =
  | 'firstName'
  | 'companyName'
  | 'companyEmail'
  | 'phoneNumber'
  | 'country'
  | 'state'
  | 'message'

const labels: Record<Name, string> = { ...contactLabels, message: texts.message }
const form = 'lead'

/** Who asks for a document (SPECIFICATION §3, Lead form). */
export function GateForm({ document: name, countries, onPass }: Props) {
  const [country, setCountry] = useState('')
  const states = useStates(country, undefined)
  const statesRef = useRef<readonly State[] | undefined>(undefined)
  useEffect(() => {
    statesRef.current = states
  }, [states])
  const { phase, stored, errors, wrong, failure, submit, prepare } = useSubmission({
    form,
    fields: Object.keys(labels),
    endpoint: paths.leadApi(),
    loadCheck: async () => {
      const { parseLead } = await import('#domain/submission/lead.ts')
      return (contents) => {
        const parsed = parseLead(contents, () => statesRef.current ?? [])
        return parsed.ok ? {} : parsed.errors
      }
    },
    initial: { phase: 'idle' },
  })
  useEffect(() => {
    if (phase === 'sent') onPass(stored?.reference)
  }, [phase, stored, onPass])

  const field = (key: Name) => ({
    id: fieldId(form, key),
    name: key,
    label: labels[key],
    error: errors[key],
  })

  return (
    <form
      className={styles.form}
      noValidate
      onSubmit={(event) => void submit(event)}
      onFocus={prepare}
    >
      {wrong.length > 0 && (
        <ErrorSummary id={outcomeId} heading={plural(wrong.length, forms.wrong)} errors={wrong} />
      )}
      <input type="hidden" name="document" value={name} />
      <div className={styles.fields}>
        <TextField {...field('firstName')} autoComplete="name" />
        <TextField {...field('companyName')} autoComplete="organization" />
        <TextField {...field('companyEmail')} type="email" autoComplete="email" />
        <TextField {...field('phoneNumber')} type="tel" autoComplete="tel" optional />
        <SelectField
          {...field('country')}
          autoComplete="country-name"
          onChange={(event) => setCountry(event.target.value)}
        >
          {countries.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </SelectField>
        <StateField
          {...field('state')}
          country={country}
          states={states}
          defaultValue=""
          note={forms.orProvince}
        />
        <TextArea {...field('message')} className={styles.wide} rows={3} optional />
        <TrapField form={form} error={errors[guardFields.trap]} />
      </div>
      <FormOutcome phase={phase} failure={failure} stored={stored} />
      <p className={styles.privacy}>
        {`${forms.privacy} `}
        <Link to={paths.privacy()}>{shell.privacyPolicy}</Link>
      </p>
    </form>
  )
}
