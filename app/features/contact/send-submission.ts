import { withinTime } from '#domain/memo/within-time.ts'
import { submissionFailed, type SubmissionAnswer } from '#domain/submission/answer.ts'
import { guardFields } from '#domain/submission/form-guards.ts'
import * as texts from '#texts/forms.ts'
import type { SubmissionIds } from './submission-ids.ts'

type Sending = {
  endpoint: string
  /** The form's own fields. */
  contents: Record<string, string>
  ids: SubmissionIds
  openMilliseconds: number
}

/** A proof may expire or be spent by a retry that the network hid from us. */
const maxChallenges = 3
/** Whoever pressed waits for it; our server says what it knows after twelve seconds at most. */
const timeoutMilliseconds = 20_000

/** Sends a form and solves challenges on the way; it never rejects. */
export async function sendSubmission(sending: Sending): Promise<SubmissionAnswer> {
  const { endpoint, contents, ids, openMilliseconds } = sending
  const body: Record<string, unknown> = {
    ...contents,
    [guardFields.id]: await ids.idOf(contents),
    [guardFields.open]: Math.round(openMilliseconds),
  }
  for (let solved = 0; ; solved++) {
    const answer = await post(endpoint, body)
    if (answer.ok || answer.error.code === 'conflict') ids.forget()
    const challenge = answer.ok ? undefined : answer.error.challenge
    if (!challenge) return answer
    const proof = solved < maxChallenges ? await solve(challenge) : undefined
    if (!proof) return failed('challenge', texts.later)
    body[guardFields.proof] = proof
  }
}

async function post(endpoint: string, body: object): Promise<SubmissionAnswer> {
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMilliseconds),
    })
    const text = await response.text()
    return read(text) ?? failed('not-json')
  } catch (error) {
    return failed(error instanceof DOMException ? 'silent' : 'network')
  }
}

/**
 * Nobody says that it is stored: it was not heard, a proxy answered, or the server can store nothing just
 * now. It is worth sending again by itself, and its id keeps it from being two.
 */
export const isUnstored = (answer: SubmissionAnswer): boolean =>
  !answer.ok && !answer.error.reference && unstored.has(answer.error.code)
const unstored = new Set(['network', 'silent', 'not-json', 'unavailable'])

/** Undefined for what our server never says: a proxy's page, half an answer. */
function read(text: string): SubmissionAnswer | undefined {
  try {
    const answer = JSON.parse(text) as SubmissionAnswer
    return answer.ok || answer.error.message ? answer : undefined
  } catch {
    console.warn('The answer to a form was not JSON:', text.slice(0, 200))
    return undefined
  }
}

const failed = (code: string, note = texts.unreachable): SubmissionAnswer => ({
  ok: false,
  error: { code, message: submissionFailed, note },
})

/** Loaded only when it is needed; pages without TLS have no cryptography to solve it with. */
async function solve(challenge: object): Promise<string | undefined> {
  if (!globalThis.crypto?.subtle) return undefined
  try {
    const solver = await withinTime(timeoutMilliseconds, import('./solve-challenge.ts'))
    return await solver?.solveChallenge(challenge)
  } catch {
    return undefined
  }
}
