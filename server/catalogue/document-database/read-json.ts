import { invalidArgument } from './firestore-error.ts'

const maxBodyBytes = 1024 * 1024

/** A request's JSON body, `{}` when empty; Firestore's error when too large or no JSON. */
export async function readBody(request: Request): Promise<unknown> {
  if (Number(request.headers.get('content-length') ?? 0) > maxBodyBytes) throw tooLarge()
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of request.body ?? []) {
    size += chunk.byteLength
    if (size > maxBodyBytes) throw tooLarge()
    chunks.push(chunk)
  }
  const text = Buffer.concat(chunks).toString('utf8')
  if (text.trim() === '') return {}
  try {
    return JSON.parse(text) as unknown
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received. ${(error as Error).message}`)
  }
}

/** Google's words and status, 400, for a body beyond its own limit. */
function tooLarge() {
  return invalidArgument(`Request payload size exceeds the limit: ${maxBodyBytes} bytes.`)
}
