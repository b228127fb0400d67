import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { companyFolder } from '#test/company.ts'
import { readCatalogueFolder } from '#test/read-catalogue-folder.ts'
import { parseRequests, type Requests } from './parse-requests.ts'

/** The company's products as stored and as parsed, withdrawn ones too. */
export const entries = readCatalogueFolder(`${companyFolder}/catalogue`)
export const records = entries.map(({ product }) => product)

const requestsFolder = join(companyFolder, 'eval/requests')

/** The company's requests, or those of files outside the repository. */
export function loadRequests(files: readonly string[] = companyFiles()): Requests {
  const read = files.map((file) => parseRequests(readFileSync(file, 'utf8'), file))
  return {
    search: read.flatMap(({ search }) => search),
    assistant: read.flatMap(({ assistant }) => assistant),
  }
}

const companyFiles = () =>
  readdirSync(requestsFolder)
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => join(requestsFolder, file))
