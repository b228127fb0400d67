/** So much is read of the text of a PDF's page, in characters. */
export const maxPageLength = 30_000
