import type { createCallerOf } from '#server/http/client-address.ts'
import type { createRefusalRecord, createRequestRecord } from '#server/http/request-log.ts'
import { busyAtHand } from '#server/http/busy-answer.ts'
import type { KeptAnswer } from '#server/http/kept-answer.ts'
import type { QuickAnswer } from '#server/http/quick-server.ts'
import type { StaticFiles } from '#server/http/static-files.ts'
import type { Pictures } from '#server/pictures/pictures.ts'
import type { Pages } from './pages.ts'
import { isKnown } from './respond.ts'

type Dependencies = {
  pages: Pick<Pages, 'atHand'>
  /** The client's; none while a development server has them. */
  files?: Pick<StaticFiles, 'atHand'> | undefined
  pictures?: Pick<Pictures, 'atHand'>
  /** Headers of every answer, by name. */
  headers: Readonly<Record<string, string>>
  /** Tells callers apart as limits do. */
  callerOf: ReturnType<typeof createCallerOf>
  record: ReturnType<typeof createRequestRecord>
  recordRefusal: ReturnType<typeof createRefusalRecord>
}

/**
 * Answers a request for a page or a client's file or picture whose bytes are at hand, or for one that there is no room to make,
 * ahead of the pipeline and just as it would: most requests are of that kind, and the pipeline's
 * own objects cost more than sending the bytes. False leaves the request to the pipeline.
 */
export function createAnswerAtHand({
  pages,
  files,
  pictures,
  headers: always,
  callerOf,
  record,
  recordRefusal,
}: Dependencies): QuickAnswer {
  const heads = new WeakMap<KeptAnswer, { whole: string[]; known: string[] }>()

  return (request, response) => {
    const { method, url = '', headers } = request
    if (method !== 'GET') return false
    const start = performance.now()
    const encoding = headers['accept-encoding']?.toString()
    const whose = () =>
      callerOf(request.socket.remoteAddress, headers['x-forwarded-for']?.toString())
    const answer =
      files?.atHand(url, encoding) ??
      pictures?.atHand(url, headers.accept) ??
      pages.atHand(url, encoding, headers.accept, whose)
    if (!answer) return false
    let head = heads.get(answer)
    if (!head) heads.set(answer, (head = headsOf(answer, always)))
    const known = isKnown(headers['if-none-match'], answer)
    const status = known ? 304 : answer.status
    const isBusy = answer === busyAtHand
    if (known) response.writeHead(304, head.known).end()
    else response.writeHead(status, head.whole).end(isBusy ? busyAtHand.text : answer.bytes)
    const query = url.indexOf('?')
    const path = query < 0 ? url : url.slice(0, query)
    const answered = { method, path, status, seconds: (performance.now() - start) / 1000 }
    if (isBusy) recordRefusal(answered)
    else record(answered)
    return true
  }
}

/** Names and values in turn, as `writeHead` takes them without copying. */
function headsOf({ headers, bytes }: KeptAnswer, always: Readonly<Record<string, string>>) {
  const { 'content-encoding': _, ...plain } = headers
  const flat = (all: Readonly<Record<string, string>>) =>
    Object.entries({ ...always, ...all }).flat()
  return {
    whole: flat({ ...headers, 'content-length': String(bytes.length) }),
    known: flat(plain),
  }
}
