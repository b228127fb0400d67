import { fetchInTime } from './fetch-in-time.ts'

/** The JSON that our server answers with, in time; throws for any answer that is not one. */
export async function fetchJson<Data>(path: string, init?: RequestInit): Promise<Data> {
  const response = await fetchInTime(path, init)
  if (!response.ok) throw new Error(`${path} answers ${response.status}`)
  return (await response.json()) as Data
}
