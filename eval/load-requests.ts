import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { companyFolder } from '#test/company.ts'
import { parseRequests } from './parse-requests.ts'
import type { Requests } from './request.ts'

/** The company's requests, or those of other files: sets that the repository does not hold. */
export function loadRequests(files: readonly string[] = companyFiles()): Requests {
  const read = files.map((file) => parseRequests(readFileSync(file, 'utf8'), file))
  return {
    search: read.flatMap(({ search }) => search),
    assistant: read.flatMap(({ assistant }) => assistant),
  }
}

function companyFiles(): string[] {
  const folder = join(companyFolder, 'eval/requests')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => join(folder, file))
}
