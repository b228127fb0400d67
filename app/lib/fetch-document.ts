import { fetchInTime } from './fetch-in-time.ts'
import { trusted } from './trusted.ts'

/** A page of this site, and the address that it has come to; throws for any other answer. */
export async function fetchDocument(
  from: string,
  init?: RequestInit,
): Promise<{ page: Document; address: string }> {
  const response = await fetchInTime(from, init)
  if (!response.ok)
    throw new Error(`${from} answers ${response.status}`, { cause: response.status })
  const html = trusted(await response.text())
  return { page: new DOMParser().parseFromString(html, 'text/html'), address: response.url }
}
