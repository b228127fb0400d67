/** The id of the table in its page. */
export const comparisonPart = 'comparison'
