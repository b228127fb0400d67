/** The button that opens all filters. */
export const allFiltersId = 'all-filters'
/** The value of `open` that asks for all filters at once. */
export const allFilters = 'filters'
/** A family's page says much else: the rest of its filters stands in the sheet. */
export const sentWithFamily = { filters: 8, values: 0 }
