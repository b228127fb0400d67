import type { SubmissionAnswer } from '#domain/submission/answer.ts'

/** Key of `localStorage` under which forms wait, as JSON; nothing is there while none does. */
export const waitingName = 'waiting-forms'

/** A form that was written without a connection, and what became of it once it was sent. */
export type WaitingForm = {
  /** The submission's own: however often it is sent, one record comes of it. */
  id: string
  form: string
  endpoint: string
  contents: Record<string, string>
  openMilliseconds: number
  answer?: SubmissionAnswer
}

/** None where the browser keeps its storage closed. */
export function waitingForms(): WaitingForm[] {
  try {
    return JSON.parse(localStorage.getItem(waitingName) ?? '[]') as WaitingForm[]
  } catch {
    return []
  }
}

/** False where the browser keeps its storage closed or has no room. */
export const keepWaiting = (waiting: WaitingForm): boolean =>
  write([...waitingForms().filter(({ id }) => id !== waiting.id), waiting])

export const removeWaiting = (id: string): boolean =>
  write(waitingForms().filter((waiting) => waiting.id !== id))

function write(forms: readonly WaitingForm[]): boolean {
  try {
    if (forms.length) localStorage.setItem(waitingName, JSON.stringify(forms))
    else localStorage.removeItem(waitingName)
    return true
  } catch {
    return false
  }
}
