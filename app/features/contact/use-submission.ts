import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { outcomeId } from '#app/lib/paths.ts'
import { withinTime } from '#domain/memo/within-time.ts'
import type { StoredAs, SubmissionAnswer, SubmissionError } from '#domain/submission/answer.ts'
import type { FieldErrors } from '#domain/submission/form-fields.ts'
import { guardFields } from '#domain/submission/form-guards.ts'
import * as texts from '#texts/forms.ts'
import { fieldId } from './field-id.ts'
import { isUnheard, sendSubmission } from './send-submission.ts'
import { isFinal } from './send-waiting.ts'
import { createSubmissionIds } from './submission-ids.ts'
import { isCutOff, useWaiting, type IsOwn } from './use-waiting.ts'

/** A network that leads nowhere does not bring the rules either. */
const rulesMilliseconds = 5000

export type SubmissionState =
  | { phase: 'idle' | 'submitting' }
  /** Written without a connection or an answer: it is sent when there is one. */
  | { phase: 'waiting' }
  /** A page that was asked for by an older address does not know the reference. */
  | { phase: 'sent'; stored?: StoredAs | undefined }
  | { phase: 'failed'; error: SubmissionError }

type Check = (contents: Record<string, string>) => FieldErrors
type Options = {
  /** Names the form to the browser's storage. */
  form: string
  /** Names of its fields, in the order in which their faults are listed. */
  fields: readonly string[]
  endpoint: string
  /** The schema's rules, loaded when the visitor turns to the form. */
  loadCheck: () => Promise<Check>
  /** What is sent of the form's data; each field by its name when left out. */
  contentsOf?: (data: FormData) => Record<string, string>
  /** Whether what waits in the browser is of this form; all that has its name, when left out. */
  isOwn?: IsOwn
  initial: SubmissionState
}

/** Sends a form: what it shows, what to do when it is submitted, and how often it was sent. */
export function useSubmission(options: Options) {
  const { form, fields, endpoint, loadCheck, contentsOf = fieldByField, isOwn, initial } = options
  const [state, setState] = useState(initial)
  const [sent, setSent] = useState(0)
  const [ids] = useState(() => createSubmissionIds(form, () => sessionStorage))
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

  const { wait, renew, settle } = useWaiting(form, tell, isOwn)

  function tell(answer?: SubmissionAnswer): void {
    if (!answer) return setState({ phase: 'waiting' })
    ids.forget()
    show(outcomeOf(answer))
  }

  function show(outcome: SubmissionState): void {
    if (outcome.phase === 'sent') {
      setSent((times) => times + 1)
      opened.current = performance.now()
    }
    setState(outcome)
  }

  async function send(contents: Record<string, string>): Promise<SubmissionState> {
    // Where the rules cannot be loaded the server's are enough.
    const check = await withinTime(
      rulesMilliseconds,
      loadCheck().catch(() => undefined),
    )
    const faults = check ? check(contents) : {}
    if (Object.keys(faults).length > 0) {
      return { phase: 'failed', error: { code: 'invalid', message: '', fields: faults } }
    }
    const openMilliseconds = performance.now() - opened.current
    const written = { form, endpoint, contents, openMilliseconds }
    await renew(written, ids)
    const answer = await sendSubmission({ endpoint, contents, ids, openMilliseconds })
    if (isUnheard(answer) && (await wait(written, ids))) return waitingAfter(answer)
    if (isFinal(answer)) await settle()
    return outcomeOf(answer)
  }

  async function submit(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (busy.current) return
    busy.current = true
    const contents = contentsOf(new FormData(event.currentTarget))
    setState({ phase: 'submitting' })
    const outcome = await send(contents)
    busy.current = false
    show(outcome)
  }

  const error = state.phase === 'failed' ? state.error : undefined
  const errors = error?.fields ?? {}
  const wrong = [...fields, guardFields.trap].flatMap((name) =>
    errors[name] ? [{ target: fieldId(form, name), message: errors[name] }] : [],
  )
  return {
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
    prepare: () => void loadCheck().catch(() => undefined),
  }
}

/** A network that refuses is a failure, which is told as ever; but nothing is lost by it. */
function waitingAfter(answer: SubmissionAnswer): SubmissionState {
  if (answer.ok || answer.error.code === 'silent' || isCutOff()) return { phase: 'waiting' }
  return { phase: 'failed', error: { ...answer.error, note: texts.refused } }
}

const outcomeOf = (answer: SubmissionAnswer): SubmissionState =>
  answer.ok ? { phase: 'sent', stored: answer } : { phase: 'failed', error: answer.error }

const fieldByField = (data: FormData): Record<string, string> =>
  Object.fromEntries(
    [...data].filter((pair): pair is [string, string] => typeof pair[1] === 'string'),
  )
