/** The id of a list's table in its page. */
export const listPart = 'lines'
