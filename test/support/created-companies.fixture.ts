/** A company as `npm run create` writes it, and what its pages hold then. */
type Created = {
  locale: string
  /** What pages say that they are written in. */
  language: string
  trade: string
  products: string
  /** The family's page, a product of it with its name, and what its form is filled in with. */
  family: string
  product: [path: string, name: string]
  fields: string[]
  /** What a visitor from that country is not asked, and what is enough, by label. */
  notAsked: string[]
  enough: Record<string, string>
  send: string
  thanks: string
  /** Of that product, as its region writes numbers. */
  weight: string
  /** Ways to write the kind of what it makes, and a country as its form names it. */
  written: string[]
  country: string
  /** What the assistant is asked, each with what its answer holds. */
  asked: [question: string, holds: string][]
}

export const german: Created = {
  locale: 'de-DE',
  language: 'de',
  trade: 'Prüfgeräte',
  products: 'Produkte',
  family: '/family/pruefgeraete',
  product: ['/modell-100', 'Modell 100'],
  fields: ['Vorname', 'Firma', 'Land', 'Anliegen', 'Ihre Nachricht'],
  notAsked: ['Funktion', 'Bundesland'],
  enough: {
    Vorname: 'Ada',
    Firma: 'Hafenwasser',
    'E-Mail der Firma': 'ada@hafen.example',
    Land: 'Österreich',
    Anliegen: 'Etwas anderes',
    'Ihre Nachricht': 'Zwei Modelle 100.',
  },
  send: 'Senden',
  thanks: 'Ihre Anfrage ist angekommen.',
  weight: '1,6\u00a0kg',
  written: ['Prüfgeräte', 'pruefgeraete', 'prufgerate', 'PRÜFGERÄT'],
  country: 'Österreich',
  asked: [
    ['Was kostet das Modell 100?', 'Preise und Liefertermine nennt unser Team'],
    ['Welche Lieferzeit hat das Modell 200?', 'Preise und Liefertermine nennt unser Team'],
    ['Welches Zubehör gibt es für das Modell 100?', 'Montagesatz'],
  ],
}
export const english: Created = {
  locale: 'en-GB',
  language: 'en-GB',
  trade: 'bicycle bells',
  products: 'Products',
  family: '/family/bicycle-bells',
  product: ['/model-100', 'Model 100'],
  fields: ['Name', 'Company Name', 'Country', 'Category', 'Tell us more'],
  notAsked: ['State'],
  enough: {
    Name: 'Ada',
    'Company Name': 'Harbor Waterworks',
    'Company Email': 'ada@harbor.example',
    Country: 'Austria',
    Category: 'Anything else',
    'Tell us more': 'Two Model 100.',
  },
  send: 'Submit',
  thanks: 'Submitted successfully!',
  weight: '1.6\u00a0kg',
  written: ['bicycle bells', 'Bicycle Bell'],
  country: 'Austria',
  asked: [
    ['What does the Model 100 cost?', 'Prices and delivery dates are for our team to state'],
    ['Which accessories are there for the Model 100?', 'Mounting kit'],
  ],
}
