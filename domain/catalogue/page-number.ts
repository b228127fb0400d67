/** The page of a list that an address asks for, from 1; anything odd counts as the first. */
export function pageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 0 ? page : 1
}
