import { isMap, parseJson } from '#domain/json-map.ts'
import { readBody } from '#server/http/read-body.ts'
import { fillIn } from '#domain/texts/fill-in.ts'
import * as texts from '#texts/answers.ts'

export type FormLimits = {
  /** Larger than anything that the form's schema allows, however it is encoded. */
  bytes: number
  /** Far more than the form has. */
  fields: number
}
const plainForm: FormLimits = { bytes: 64 * 1024, fields: 50 }
/** Three fields for each of two hundred lines. */
export const longForm: FormLimits = { bytes: 512 * 1024, fields: 700 }

export type Input = Record<string, unknown>
export type Reading =
  | { ok: true; input: Input }
  | { ok: false; status: 400 | 413 | 415; error: { code: string; message: string } }

/**
 * Reads a request's fields: JSON or form-encoded. A field that comes more than once is an array.
 * What each is, and whether it may be, is the schemas' business.
 */
export async function readForm(request: Request, limits = plainForm): Promise<Reading> {
  const type = request.headers.get('content-type')?.split(';', 1)[0]?.trim().toLowerCase()
  if (type !== 'application/json' && type !== 'application/x-www-form-urlencoded') {
    return refusal(415, 'unsupported', texts.formUnsupported)
  }
  const body = await readBody(request, limits.bytes)
  if (body === 'too large') {
    return refusal(413, 'too-large', fillIn(texts.formTooLong, { most: limits.bytes / 1024 }))
  }
  const read = type === 'application/json' ? readJson : readPairs
  const input = body === 'broken' ? undefined : read(body.text, limits.fields)
  return input ? { ok: true, input } : refusal(400, 'malformed', texts.formMalformed)
}

const refusal = (status: 400 | 413 | 415, code: string, message: string): Reading => ({
  ok: false,
  status,
  error: { code, message },
})

function readJson(text: string, maxFields: number): Input | undefined {
  const value = parseJson(text)
  return isMap(value) && Object.keys(value).length <= maxFields ? value : undefined
}

function readPairs(text: string, maxFields: number): Input | undefined {
  if (text.split('&', maxFields + 1).length > maxFields) return undefined
  const values = new Map<string, string[]>()
  for (const [name, value] of new URLSearchParams(text)) {
    const all = values.get(name)
    if (all) all.push(value)
    else values.set(name, [value])
  }
  return Object.fromEntries([...values].map(([name, all]) => [name, all.length > 1 ? all : all[0]]))
}
