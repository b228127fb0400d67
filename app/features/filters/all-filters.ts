/** The button that opens all filters. */
export const allFiltersId = 'all-filters'
/** A page of a family or solution says much else: the rest of its filters stands in the sheet. */
export const sentWithPlace = { filters: 8, values: 0 }

/** An address with what a form that works without scripts has open. */
export function withOpen(path: string, open: string | null): string {
  return open ? `${path}${path.includes('?') ? '&' : '?'}open=${encodeURIComponent(open)}` : path
}
