import { useLayoutEffect, useRef, Fragment, useEffect, useEffectEvent } from 'react'
import { CloseButton } from '#app/ui/close-button.tsx'
import { DialogContent, dialogClass } from '#app/ui/modal.tsx'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/knowledge.ts'
import { AskedField, controlOf } from '#app/features/contact/asked-field.tsx'
import { FormOutcome } from '#app/features/contact/form-outcome.tsx'
import { statesToCheck, useRegion } from '#app/features/contact/use-region.ts'
import { TrapField } from '#app/features/contact/trap-field.tsx'
import { useSubmission } from '#app/features/contact/use-submission.ts'
import { formFields } from '#app/features/contact/form-fields.ts'
import { outcomeId, paths } from '#app/lib/paths.ts'
import { ErrorSummary } from '#app/ui/error-summary.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { guardFields } from '#domain/submission/form-guards.ts'
import { fieldsOf, type FormField } from '#domain/submission/form-shape.ts'
import { parseLead } from '#domain/submission/lead.ts'
import type { State } from '#domain/submission/state.ts'
import { plural } from '#domain/texts/plural.ts'
import * as forms from '#texts/forms.ts'
import styles from './gate-form.module.css'

type Props = {
  /** Name of the document asked for. */
  document: string
  countries: readonly string[]
  onPass: (reference: string | undefined) => void
  onClose: () => void
}

/** The lead form over the viewer, for documents that content marks `gated`. */
export function Gate({ document: name, countries, onPass, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  // Closed while it is still in the page, so that the browser gives the focus back.
  useLayoutEffect(() => {
    const element = dialog.current
    element?.showModal()
    return () => element?.close()
  }, [])

  return (
    <dialog
      ref={dialog}
      className={dialogClass}
      aria-labelledby="gate-title"
      // The viewer below has a close event of its own.
      onCancel={(event) => {
        event.stopPropagation()
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        event.stopPropagation()
        onClose()
      }}
    >
      <DialogContent
        titleId="gate-title"
        title={texts.beforeYouRead}
        close={<CloseButton onClick={onClose} />}
      >
        <p>{fillIn(texts.opensOnceKnown, { name })}</p>
        <GateForm document={name} countries={countries} onPass={onPass} />
      </DialogContent>
    </dialog>
  )
}

type GateFormProps = {
  document: string
  countries: readonly string[]
  onPass: (reference: string | undefined) => void
}
const asked = fieldsOf('lead', formFields)
const labels = { message: texts.message }
const form = 'lead'

/** Who asks for a document (SPECIFICATION §3, Lead form). */
function GateForm({ document: name, countries, onPass }: GateFormProps) {
  const statesRef = useRef<readonly State[] | null | undefined>(undefined)
  const region = useRegion({ form, statesRef })
  const submission = useSubmission({
    form,
    fields: asked.map(({ name }) => name),
    endpoint: paths.leadApi(),
    check: (contents) => parseLead(contents, () => statesToCheck(statesRef.current), formFields),
    // What was written for another document opens that one.
    isOwn: ({ document: wanted }) => wanted === name,
    initial: { phase: 'idle' },
  })
  const { formRef, phase, stored, errors, wrong, submit } = submission
  const pass = useEffectEvent(() => onPass(stored?.reference))
  useEffect(() => {
    if (phase === 'sent') pass()
  }, [phase])

  const control = controlOf({ form, labels, values: {}, errors, wide: styles.wide })

  function show(field: FormField) {
    const props = control(field)
    if (field.name === 'message') return <TextArea {...props} className={styles.wide} rows={3} />
    return <AskedField field={field} control={props} countries={countries} region={region} />
  }

  return (
    <form ref={formRef} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      {wrong.length > 0 && (
        <ErrorSummary id={outcomeId} heading={plural(wrong.length, forms.wrong)} errors={wrong} />
      )}
      <input type="hidden" name="document" value={name} />
      <div className={styles.fields}>
        {asked.map((field) => (
          <Fragment key={field.name}>{show(field)}</Fragment>
        ))}
        <TrapField form={form} error={errors[guardFields.trap]} />
      </div>
      <FormOutcome submission={submission} />
    </form>
  )
}
