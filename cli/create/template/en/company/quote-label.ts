/** What every link to the form is called; by itself, for product pages need no more of its words. */
export const quoteLabel = 'Request a quote'
