import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { outcomeId } from '#app/lib/paths.ts'
import { onFirstSign } from '#app/ui/first-sign.ts'
import type { StoredAs, SubmissionError } from '#domain/submission/answer.ts'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import { guardFields } from '#domain/submission/form-guards.ts'
import * as texts from '#texts/forms.ts'
import { fieldId } from './field-id.ts'
import type { FormSender } from './form-sender.ts'
import type { Keeping } from './keep-draft.ts'
import { mayWait } from './may-wait.ts'

export type SubmissionState =
  | { phase: 'idle' | 'submitting' }
  /** Written without a connection or an answer: it is sent when there is one. */
  | { phase: 'waiting'; words: string }
  /** A page that was asked for by an older address does not know the reference. */
  | { phase: 'sent'; stored?: StoredAs | undefined }
  | { phase: 'failed'; error: SubmissionError }

export type Check = (contents: Record<string, string>) => FieldErrors
type Options = {
  /** Names the form to the browser's storage. */
  form: string
  /** Names of its fields, in the order in which their faults are listed. */
  fields: readonly string[]
  /** Those of a quote, kept with what else is written. */
  lines?: Keeping['lines']
  endpoint: string
  /** The schema's rules, loaded when the visitor turns to the form. */
  loadCheck: () => Promise<Check>
  /** What is sent of the form's data; each field by its name when left out. */
  contentsOf?: (data: FormData) => Record<string, string>
  /** Whether what waits in the browser is of this form; all that has its name, when left out. */
  isOwn?: (contents: Record<string, string>) => boolean
  initial: SubmissionState
}

export type Submission = ReturnType<typeof useSubmission>

/** Sends a form: what it shows, what to do when it is submitted, and how often it was sent. */
export function useSubmission(options: Options) {
  const { form, fields, loadCheck, contentsOf = fieldByField, initial } = options
  const [state, setState] = useState(initial)
  const [sent, setSent] = useState(0)
  const busy = useRef(false)
  const opened = useRef(0)
  useEffect(() => {
    opened.current = performance.now()
  }, [])
  useEffect(() => {
    // What a page came with was focused by the browser, by the address's fragment.
    if (state !== initial && state.phase !== 'submitting')
      document.getElementById(outcomeId)?.focus()
  }, [state, initial])
  const bringSender = useSender(options, show)

  function show(outcome: SubmissionState): void {
    if (outcome.phase === 'sent') {
      setSent((times) => times + 1)
      opened.current = performance.now()
    }
    setState(outcome)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const { currentTarget: element } = event
    const contents = contentsOf(new FormData(element))
    setState({ phase: 'submitting' })
    const openMilliseconds = performance.now() - opened.current
    const sender = await bringSender()
    // As without scripts, where there is a connection for that.
    if (!sender && navigator.onLine && element.method === 'post') return element.submit()
    const outcome = await sender?.send({ contents, openMilliseconds, loadCheck })
    busy.current = false
    show(outcome ?? unsent)
  }

  const error = state.phase === 'failed' ? state.error : undefined
  const errors = error?.fields ?? {}
  const wrong = [...fields, guardFields.trap].flatMap((name) =>
    errors[name] ? [{ target: fieldId(form, name), message: errors[name] }] : [],
  )
  return {
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
    prepare: () => {
      void bringSender()
      void loadCheck().catch(() => undefined)
    },
  }
}

/**
 * Brings what sends the form and keeps what is written, at a visitor's first sign, or where one may
 * wait or is to be put back; what it returns is undefined where it cannot come.
 */
function useSender(options: Options, tell: (state: SubmissionState) => void) {
  const { form, fields, lines, endpoint, initial } = options
  const latest = useRef({ options, tell })
  const coming = useRef<Promise<FormSender | undefined>>(undefined)
  useEffect(() => {
    latest.current = { options, tell }
  })

  async function load(): Promise<FormSender | undefined> {
    // Browsers keep a module that did not come for as long as a page is open.
    if (!navigator.onLine && !navigator.serviceWorker?.controller) return undefined
    // Of the page that is shown now.
    const keeping = {
      key: draftKey(form),
      trap: fieldId(form, guardFields.trap),
      fields,
      lines,
      began: initial.phase,
    }
    try {
      const { createFormSender } = await import('./form-sender.ts')
      return createFormSender({
        form,
        endpoint,
        keeping,
        isOwn: (contents) => latest.current.options.isOwn?.(contents) ?? true,
        tell: (state) => latest.current.tell(state),
      })
    } catch {
      return undefined
    }
  }
  function bring() {
    return (coming.current ??= load().then((sender) => {
      if (!sender) coming.current = undefined
      return sender
    }))
  }
  useEffect(() => {
    const stop = onFirstSign(() => void bring())
    if (hasDraft(form)) void bring()
    void mayWait().then((may) => {
      if (may) void bring()
    })
    return () => {
      stop()
      void coming.current?.then((sender) => sender?.stop())
      coming.current = undefined
    }
    // oxlint-disable-next-line react/exhaustive-deps -- once for each form
  }, [form])
  return bring
}

/** Nothing is there that could send it, or have it wait. */
const unsent: SubmissionState = {
  phase: 'failed',
  error: { code: 'network', message: texts.unreachable },
}

const fieldByField = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )

/** Where the tab keeps what is being written into a form of the page that it shows. */
const draftKey = (form: string) => `draft:${form}:${location.pathname}`

/** Whether there is something to put back, before the code that does it has come. */
function hasDraft(form: string): boolean {
  try {
    return draftKey(form) in sessionStorage
  } catch {
    // A browser may keep its storage closed.
    return false
  }
}
