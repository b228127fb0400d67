import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { outcomeId } from '#app/lib/paths.ts'
import type { FormResult } from '#domain/submission/form-fields.ts'
import { guardFields } from '#domain/submission/form-guards.ts'
import { fieldId } from './field-id.ts'
import { createFormSender, type FormSender, type SubmissionState } from './form-sender.ts'
import { draftKey, type Keeping } from './keep-draft.ts'

type Options = {
  /** Names the form to the browser's storage. */
  form: string
  /** Names of its fields, in the order in which their faults are listed. */
  fields: readonly string[]
  /** Those of a quote, kept with what else is written. */
  lines?: Keeping['lines']
  endpoint: string
  /** The server's rules. */
  check: (contents: Record<string, string>) => FormResult<unknown>
  /** What is sent of the form's data; each field by its name when left out. */
  contentsOf?: (data: FormData) => Record<string, string>
  /** Whether what waits in the browser is of this form; all that has its name, when left out. */
  isOwn?: (contents: Record<string, string>) => boolean
  initial: SubmissionState
}

export type Submission = ReturnType<typeof useSubmission>

/** Sends a form: what it shows, what to do when it is submitted, and how often it was sent. */
export function useSubmission(options: Options) {
  const { form, fields, lines, endpoint, check, contentsOf = fieldByField, initial } = options
  const [state, setState] = useState(initial)
  const [sent, setSent] = useState(0)
  const formRef = useRef<HTMLFormElement>(null)
  const sender = useRef<FormSender>(undefined)
  const isBusy = useRef(false)
  const openedAt = useRef<number>(undefined)
  useEffect(() => {
    // What a page came with was focused by the browser, by the address's fragment.
    if (state !== initial && state.phase !== 'submitting')
      document.getElementById(outcomeId)?.focus()
  }, [state, initial])

  function show(outcome: SubmissionState): void {
    if (outcome.phase === 'sent') {
      setSent((times) => times + 1)
      openedAt.current = performance.now()
    }
    setState(outcome)
  }
  const latest = useRef({ options, show })
  useEffect(() => {
    latest.current = { options, show }
  })
  useEffect(() => {
    const made = createFormSender({
      form,
      endpoint,
      keeping: { key: draftKey(form), form: formRef.current!, fields, lines, began: initial.phase },
      isOwn: (contents) => latest.current.options.isOwn?.(contents) ?? true,
      tell: (outcome) => latest.current.show(outcome),
    })
    sender.current = made
    return made.stop
    // oxlint-disable-next-line react/exhaustive-deps -- once for each form
  }, [form])
  useEffect(() => {
    // A page that is gone back to says nothing of what was sent before it was left.
    const forget = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setState((now) => (now.phase === 'sent' ? { phase: 'idle' } : now))
    }
    addEventListener('pageshow', forget)
    return () => removeEventListener('pageshow', forget)
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy.current) return
    const contents = contentsOf(new FormData(event.currentTarget))
    const checked = check(contents)
    if (!checked.ok) {
      return show({
        phase: 'failed',
        error: { code: 'invalid', message: '', fields: checked.errors },
      })
    }
    isBusy.current = true
    setState({ phase: 'submitting' })
    const openMilliseconds = performance.now() - (openedAt.current ?? shownAt())
    const outcome = await sender.current!.send({ contents, openMilliseconds })
    isBusy.current = false
    show(outcome)
  }

  const error = state.phase === 'failed' ? state.error : undefined
  const errors = error?.fields ?? {}
  const wrong = [...fields, guardFields.trap].flatMap((name) =>
    errors[name] ? [{ target: fieldId(form, name), message: errors[name] }] : [],
  )
  return {
    /** Of the element of the form. */
    formRef,
    phase: state.phase,
    /** What is said of one that waits. */
    words: state.phase === 'waiting' ? state.words : undefined,
    sent,
    /** By what it is found again, once it is stored. */
    stored: state.phase === 'sent' ? state.stored : error,
    errors,
    /** The fields' faults, as links to them. */
    wrong,
    /** Undefined where the fields say what is wrong. */
    failure: wrong.length === 0 ? error : undefined,
    submit,
  }
}

const fieldByField = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )

/** When the visitor first saw the page: later than it began where it was rendered ahead. */
function shownAt(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0
}
