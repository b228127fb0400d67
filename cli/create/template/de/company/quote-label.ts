/** So heißt jeder Link zum Formular; für sich, denn Produktseiten brauchen nicht mehr seiner Worte. */
export const quoteLabel = 'Angebot anfordern'
