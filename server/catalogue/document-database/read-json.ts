import { readBody } from '#server/http/read-body.ts'
import { invalidArgument } from './firestore-error.ts'

const maxBodyBytes = 1024 * 1024

/** A request's JSON body, `{}` when empty; Firestore's error when too large or no JSON. */
export async function readJson(request: Request): Promise<unknown> {
  const body = await readBody(request, maxBodyBytes)
  // Google's words and status, 400, for a body beyond its own limit.
  if (body === 'too large')
    throw invalidArgument(`Request payload size exceeds the limit: ${maxBodyBytes} bytes.`)
  if (body === 'broken') throw invalidArgument('The request payload broke off.')
  if (body.text.trim() === '') return {}
  try {
    return JSON.parse(body.text) as unknown
  } catch (error) {
    throw invalidArgument(`Invalid JSON payload received. ${(error as Error).message}`)
  }
}
