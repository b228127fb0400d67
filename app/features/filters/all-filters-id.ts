/** The button that opens all filters. */
export const allFiltersId = 'all-filters'
