import { Hono, type Context } from 'hono'
import type { Logger } from 'pino'
import * as z from 'zod'
import { parseContact } from '#domain/lead/contact.ts'
import type { FieldErrors, FormResult, StatesOf } from '#domain/lead/form-fields.ts'
import { parseLead } from '#domain/lead/lead.ts'
import type { Submission } from '#domain/lead/submission.ts'
import type { Outcome } from '#server/outbox/outbox.ts'
import { failureText } from './failure-text.ts'

type Dependencies = {
  submit: (submission: Submission) => Promise<Outcome>
  statesOf: StatesOf
  log: Pick<Logger, 'error'>
}

type Answer =
  | { ok: true; id: string }
  | { ok: false; error: { code: string; message: string; note?: string; fields?: FieldErrors } }
type Status = 200 | 400 | 409 | 422 | 502 | 503 | 504

const Id = z.uuid().transform((id) => id.toLowerCase())
const Input = z.record(z.string(), z.unknown())

const storedNote =
  'Your enquiry is stored. We keep trying to pass it on; there is no need to send it again.'

/** `POST /api/contact` and `/api/lead`: parse, store and deliver, tell the outcome. */
export function submissions(dependencies: Dependencies) {
  const { statesOf } = dependencies
  return new Hono()
    .post('/contact', (c) =>
      take(c, dependencies, (input, id) => {
        const parsed = parseContact(input, statesOf)
        return parsed.ok
          ? { ...parsed, values: { id, kind: 'contact', fields: parsed.values } }
          : parsed
      }),
    )
    .post('/lead', (c) =>
      take(c, dependencies, (input, id) => {
        const parsed = parseLead(input, statesOf)
        return parsed.ok
          ? { ...parsed, values: { id, kind: 'lead', fields: parsed.values } }
          : parsed
      }),
    )
}

async function take(
  c: Context,
  { submit, log }: Dependencies,
  parse: (input: Record<string, unknown>, id: string) => FormResult<Submission>,
): Promise<Response> {
  const [answer, status] = await respond()
  return c.json(answer, status, { 'cache-control': 'no-store' })

  async function respond(): Promise<[Answer, Status]> {
    const input = Input.safeParse(await c.req.json().catch(() => undefined))
    if (!input.success) return refusal(400, 'malformed', 'Send the form’s fields as JSON.')
    const id = Id.safeParse(input.data.submissionId)
    if (!id.success) return refusal(400, 'malformed', 'The form has no submissionId, a UUID.')
    const parsed = parse(input.data, id.data)
    if (!parsed.ok) {
      return refusal(422, 'invalid', 'Please correct the marked fields.', { fields: parsed.errors })
    }
    try {
      return answerTo(parsed.values, await submit(parsed.values))
    } catch (error) {
      log.error({ err: error, id: id.data }, 'submission: could not be stored')
      return refusal(503, 'unavailable', 'Submission failed.')
    }
  }
}

function answerTo({ id, kind }: Submission, outcome: Outcome): [Answer, Status] {
  switch (outcome.state) {
    case 'delivered':
    case 'kept':
      return [{ ok: true, id }, 200]
    case 'failed': {
      const text = failureText(kind, outcome.failure)
      return refusal(502, outcome.failure.code, text, { note: storedNote })
    }
    case 'pending':
      return refusal(504, 'pending', 'Submission failed.', { note: storedNote })
    case 'conflict':
      return refusal(
        409,
        'conflict',
        'This form was sent before with other contents. Reload the page to send another enquiry.',
      )
  }
}

const refusal = (
  status: Status,
  code: string,
  message: string,
  more: { note?: string; fields?: FieldErrors } = {},
): [Answer, Status] => [{ ok: false, error: { code, message, ...more } }, status]
