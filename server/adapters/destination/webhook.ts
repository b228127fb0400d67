import { createHmac } from 'node:crypto'
import { referenceOf } from '#domain/submission/reference.ts'
import { boundedFetch } from '#server/adapters/bounded-fetch.ts'
import { readRetryAfter } from '#server/adapters/retry-after.ts'
import { unreachable } from '#server/adapters/unreachable.ts'
import type { Delivery, Destination, Parcel } from '#server/ports/destination.ts'

export type WebhookSettings = { url: string; key: Buffer }

type Options = WebhookSettings & {
  fetch: typeof fetch
  now?: () => number
  /** For one request, its answer included; 8 s when left out. */
  timeoutMilliseconds?: number
}

/** Nobody reads the answer but for its status. */
const maxAnswerBytes = 64 * 1024

/**
 * A program of the company's own, told by a request that it can verify
 * (github.com/standard-webhooks/standard-webhooks). The id is the same at each attempt.
 */
export function createWebhookDestination(options: Options): Destination {
  const { url, key, now = Date.now, timeoutMilliseconds = 8000 } = options
  const fetch = boundedFetch(options.fetch, maxAnswerBytes)

  async function send(parcel: Parcel): Promise<Delivery> {
    const id = `msg_${parcel.submission.id}`
    const timestamp = String(Math.floor(now() / 1000))
    const body = bodyOf(parcel)
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'webhook-id': id,
          'webhook-timestamp': timestamp,
          'webhook-signature': `v1,${signature(key, `${id}.${timestamp}.${body}`)}`,
        },
        body,
        // What visitors wrote goes where the operator sends it and nowhere else.
        redirect: 'manual',
        signal: AbortSignal.timeout(timeoutMilliseconds),
      })
      await response.text()
      return response.ok ? { ok: true, itemId: id } : refused(response, now())
    } catch (error) {
      return unreachable(error)
    }
  }

  return { key: 'webhook', name: `webhook at ${new URL(url).host}`, service: undefined, send }
}

const signature = (key: Buffer, signed: string) =>
  createHmac('sha256', key).update(signed).digest('base64')

/** The same bytes at each attempt. */
function bodyOf({ submission, receivedAt }: Parcel): string {
  const { id, kind, fields } = submission
  const timestamp = new Date(receivedAt).toISOString()
  const data = { id, reference: referenceOf(submission), receivedAt: timestamp, kind, fields }
  return JSON.stringify({ type: `enquiry.${kind}`, timestamp, data })
}

function refused({ status, headers }: Response, now: number): Delivery {
  const message = `HTTP ${status}`
  const retryAfter = readRetryAfter(headers.get('retry-after'), now)
  const asked = retryAfter === undefined ? {} : { retryAfter }
  if (status === 429) {
    return { ok: false, failure: { code: 'limited', message }, uncertain: false, ...asked }
  }
  if (status >= 500 || status === 408) {
    return { ok: false, failure: { code: 'unexpected', message }, uncertain: true, ...asked }
  }
  return { ok: false, failure: { code: 'rejected', message }, uncertain: false }
}
