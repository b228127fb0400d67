/** By itself, for few pages say it and every page has the rest of the company. */
export const siteDescription =
  '{{Trade}} by {{name}}: values to compare, documents to read, and prices on request.'
