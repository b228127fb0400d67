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
  says: {
    /** Of the form's fields that of an email address. */
    email: string
    /** The country chosen, and the field that is asked for there, too. */
    home: string
    state?: string
    /** Of a form with nothing in it, and of an address that is none. */
    empty: string[]
    wrongEmail: string
    unsent: string
    noPage: string
    /** How the assistant is opened, asked and sent, and what it says where nothing comes. */
    assistant: [open: string, message: string, send: string]
    unanswered: string
    failed: string
  }
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
    ['Was kostet das Modell 100?', 'Preise und Liefertermine nennen wir Ihnen im Angebot'],
    ['Welche Lieferzeit hat das Modell 200?', 'Preise und Liefertermine nennen wir'],
    ['Welches Zubehör gibt es für das Modell 100?', 'Montagesatz'],
  ],
  says: {
    email: 'E-Mail der Firma',
    home: 'Deutschland',
    empty: [
      'Bitte geben Sie Ihren Namen an.',
      'Bitte geben Sie Ihre Firma an.',
      'Bitte geben Sie Ihre geschäftliche E-Mail-Adresse an.',
      'Bitte wählen Sie Ihr Land.',
    ],
    wrongEmail: 'Bitte geben Sie eine E-Mail-Adresse wie name@firma.de an.',
    unsent: 'Noch nicht gesendet: Es besteht keine Verbindung.',
    noPage: 'Hier ist keine Seite',
    assistant: ['Fragen Sie unseren Assistenten', 'Nachricht', 'Senden'],
    unanswered: 'Keine Verbindung. Bitte senden Sie Ihre Frage noch einmal, wenn Sie online sind.',
    failed: 'Der Assistent war nicht zu erreichen: HTTP 500',
  },
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
    ['What does the Model 100 cost?', 'Prices and delivery dates come with a quote'],
    ['Which accessories are there for the Model 100?', 'Mounting kit'],
  ],
  says: {
    email: 'Company Email',
    home: 'United States',
    state: 'State',
    empty: [
      'Enter your name.',
      'Enter your company’s name.',
      'Enter your company email.',
      'Choose your country.',
    ],
    wrongEmail: 'Enter an email address, such as name@company.com.',
    unsent: 'Not sent yet: there is no connection.',
    noPage: 'There is no page here',
    assistant: ['Ask our assistant', 'Message', 'Send'],
    unanswered: 'No connection. Please send your question again when you are online.',
    failed: 'Error contacting AI assistant: HTTP 500',
  },
}
