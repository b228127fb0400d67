/** By itself, for few pages say it and every page has the rest of the company. */
export const siteDescription =
  '{{Trade}} and accessories by {{name}}: values, documents and prices on request.'
