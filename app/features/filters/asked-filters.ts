import { allFilters } from './all-filters.ts'

/** What a browser asks of a list's filters that does not hold the catalogue. */
export type AskedFilters = {
  /** The keys of filters whose values are wanted. */
  open: readonly string[]
  /** Of which of them all values are wanted, however many there are. */
  whole: readonly string[]
  /** All filters of the list, those that are not `open` without values. */
  all: boolean
  /** A text by which filters and values are looked for. */
  find: string
}

/** What is asked as it stands behind the address of a list. */
export function formatAsked({ open, whole, all, find }: AskedFilters): string {
  const params = new URLSearchParams()
  const keys = all ? [allFilters, ...open] : open
  if (keys.length) params.set('open', joined(keys))
  if (whole.length) params.set('all', joined(whole))
  if (find.trim()) params.set('find', find.trim())
  return params.toString()
}

export function parseAsked(params: URLSearchParams): AskedFilters {
  const keys = keysIn(params.get('open'))
  return {
    open: keys.filter((key) => key !== allFilters),
    whole: keysIn(params.get('all')),
    all: keys.includes(allFilters),
    find: (params.get('find') ?? '').slice(0, maxFindLength),
  }
}

const maxFindLength = 200

const joined = (keys: readonly string[]) => keys.map(encodeURIComponent).join(',')

function keysIn(text: string | null): string[] {
  try {
    return (text ?? '').split(',').filter(Boolean).map(decodeURIComponent)
  } catch {
    // Malformed escapes: nothing of ours.
    return []
  }
}
