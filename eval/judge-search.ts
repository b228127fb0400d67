import type { SearchRequest } from './parse-requests.ts'
import { plainAddress } from './site-address.ts'

/** Whether each place to search shows what is expected. A page counts wherever it is shown. */
export type SearchMarks = { first: boolean; firstThree: boolean } | { page: boolean }

/** Addresses beyond these would not be read. */
const maxPages = 8

/** Products are counted among products, and pages among pages. */
export function judgeSearch({ expect }: SearchRequest, results: readonly string[]): SearchMarks {
  const isAddress = (target: string) => target.startsWith('/')
  const products = results.filter((target) => !isAddress(target))
  const place = products.findIndex((slug) => expect.includes(slug))
  const firstThree = place >= 0 && place < 3
  const pages = expect.filter(isAddress).map(plainAddress)
  if (pages.length === 0) return { first: place === 0, firstThree }
  const shown = results.filter(isAddress).map(plainAddress).slice(0, maxPages)
  return { page: firstThree || shown.some((address) => pages.includes(address)) }
}
