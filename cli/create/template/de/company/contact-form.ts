export const contactLabels = {
  firstName: 'Vorname',
  lastName: 'Nachname',
  companyName: 'Firma',
  title: 'Position',
  companyEmail: 'E-Mail der Firma',
  phoneNumber: 'Telefon',
  country: 'Land',
  state: 'Bundesland',
  category: 'Anliegen',
  type: 'Art des Produkts',
  message: 'Ihre Nachricht',
}

/** Worum es in einer Anfrage gehen kann. */
export const subjects = [
  { name: 'Preise und Angebote', asksForProductType: true },
  { name: 'Technische Frage', asksForProductType: true },
  { name: 'Etwas anderes' },
]

/** Je Anliegen, was statt `formWords.hint` im leeren Feld der Nachricht steht. */
export const messageHints: Record<string, string> = {}

export const formWords = {
  hint: 'Wofür es ist, wie viele und bis wann.',
  orProvince: 'oder Kanton',
  submit: 'Senden',
  submitting: 'Wird gesendet …',
  submitted: 'Ihre Anfrage ist angekommen.',
  /** Steht vor der Nummer dessen, was gesendet wurde. */
  reference: 'Vorgang',
  trap: 'Lassen Sie dieses Feld leer',
  privacy: 'Was Sie senden, verwenden wir, um Ihnen zu antworten.',
  wrong: (count: number) =>
    count === 1 ? 'Ein Feld braucht einen Blick' : `${count} Felder brauchen einen Blick`,
  unreachable: 'Unser Server hat nicht geantwortet. Bitte versuchen Sie es noch einmal.',
  later: 'Bitte versuchen Sie es in einem Augenblick noch einmal.',
}

export const productTypes = ['{{Trade}}', 'Anbauteile', 'Anderes']
