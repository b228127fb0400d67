import { useEffect, useEffectEvent, useRef, useState, type SubmitEvent } from 'react'
import { outcomeId } from '#app/lib/paths.ts'
import type { StoredAs, SubmissionAnswer, SubmissionError } from '#domain/submission/answer.ts'
import type { FormResult } from '#domain/submission/form-fields.ts'
import { guardFields } from '#domain/submission/form-guards.ts'
import { fieldId } from './field-id.ts'
import { draftKey, keepDraft } from './keep-draft.ts'
import { isUnstored, sendSubmission } from './send-submission.ts'
import { createSubmissionIds } from './submission-ids.ts'

export type SubmissionState =
  | { phase: 'idle' | 'submitting' }
  /** A page that was asked for by an older address does not know the reference. */
  | { phase: 'sent'; stored?: StoredAs | undefined }
  | { phase: 'failed'; error: SubmissionError }

type Options = {
  /** Names the form to the browser's storage. */
  form: string
  /** Names of its fields, in the order in which their faults are listed. */
  fields: readonly string[]
  endpoint: string
  /** The server's rules. */
  check: (contents: Record<string, string>) => FormResult<unknown>
  /** What is sent of the form's data; each field by its name when left out. */
  contentsOf?: (data: FormData) => Record<string, string>
  initial: SubmissionState
}
type Written = { contents: Record<string, string>; openMilliseconds: number }

export type Submission = ReturnType<typeof useSubmission>

/** Between two attempts: browsers do not always notice that a connection is back. */
const againMilliseconds = 10_000

/**
 * Sends a form: what it shows, what to do when it is submitted, and how often it was sent. What nobody
 * has stored is sent again by itself while the page is open and the form stays as it is.
 */
export function useSubmission(options: Options) {
  const { form, fields, endpoint, check, contentsOf = fieldByField, initial } = options
  const [state, setState] = useState<SubmissionState>(initial)
  const [sent, setSent] = useState(0)
  const [ids] = useState(() => createSubmissionIds(form))
  const formRef = useRef<HTMLFormElement>(null)
  const draft = useRef<ReturnType<typeof keepDraft>>(undefined)
  const isBusy = useRef(false)
  const openedAt = useRef<number>(undefined)
  const unstored = useRef<Written>(undefined)
  useEffect(() => {
    // What a page came with was focused by the browser, by the address's fragment.
    if (state !== initial && state.phase !== 'submitting')
      document.getElementById(outcomeId)?.focus()
  }, [state, initial])
  useEffect(() => {
    const began = initial.phase
    const kept = keepDraft({ key: draftKey(form), form: formRef.current!, fields, began })
    draft.current = kept
    return kept.stop
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

  async function send(written: Written): Promise<SubmissionAnswer> {
    isBusy.current = true
    const answer = await sendSubmission({ endpoint, ids, ...written })
    isBusy.current = false
    unstored.current = isUnstored(answer) ? written : undefined
    if (isTaken(answer)) draft.current?.forget()
    else draft.current?.write()
    return answer
  }
  function show(answer: SubmissionAnswer): void {
    if (!answer.ok) return setState({ phase: 'failed', error: answer.error })
    setSent((times) => times + 1)
    openedAt.current = performance.now()
    setState({ phase: 'sent', stored: answer })
  }
  const sendAgain = useEffectEvent(async () => {
    const written = unstored.current
    if (!written || isBusy.current) return
    const now = contentsOf(new FormData(formRef.current!))
    // What was changed waits for its own press.
    if (JSON.stringify(now) !== JSON.stringify(written.contents)) return
    const answer = await send(written)
    if (!isUnstored(answer)) show(answer)
  })
  useEffect(() => {
    const again = () => void sendAgain()
    const timer = setInterval(again, againMilliseconds)
    addEventListener('online', again)
    return () => {
      clearInterval(timer)
      removeEventListener('online', again)
    }
  }, [])

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (isBusy.current) return
    const contents = contentsOf(new FormData(event.currentTarget))
    const checked = check(contents)
    if (!checked.ok) {
      const error = { code: 'invalid', message: '', fields: checked.errors }
      return setState({ phase: 'failed', error })
    }
    setState({ phase: 'submitting' })
    const openMilliseconds = performance.now() - (openedAt.current ?? shownAt())
    show(await send({ contents, openMilliseconds }))
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

/** Stored by us, whether or not it has been delivered. */
const isTaken = (answer: SubmissionAnswer) => answer.ok || Boolean(answer.error.reference)

const fieldByField = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )

/** When the visitor first saw the page: later than it began where it was rendered ahead. */
function shownAt(): number {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as { activationStart?: number } | undefined)?.activationStart ?? 0
}
