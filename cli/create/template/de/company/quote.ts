import type { PageHead } from '#domain/records/page-head.ts'

export const quotePage: PageHead & { intro: string } = {
  path: '/quote',
  title: 'Angebot anfordern',
  description: 'Preise nach Artikelnummer und Menge, Antwort von {{legalName}} in zwei Tagen.',
  intro: 'Nennen Sie die Teile. Wir antworten innerhalb von zwei Arbeitstagen.',
}

export const quoteWords = {
  lines: {
    heading: 'Teile',
    text: 'Die Artikelnummer steht auf dem Produkt und im Datenblatt.',
    line: 'Zeile',
    partNumber: 'Artikelnummer',
    quantity: 'Menge',
    note: 'Bemerkung',
    unknown: 'Keine unserer Nummern',
    add: 'Zeile hinzufügen',
    remove: 'Entfernen',
    removed: (line: number) => `Zeile ${line} ist entfernt`,
    clear: 'Leeren Sie eine Artikelnummer, um die Zeile auszulassen.',
  },
  you: {
    heading: 'Wohin wir es senden',
    text: 'Vier Felder genügen.',
    more: 'Mehr über Sie und Ihr Vorhaben',
    message: 'Nachricht',
    hint: 'Wohin und bis wann.',
  },
  sent: {
    title: 'Ihre Anfrage',
    description: 'Wofür Sie ein Angebot angefordert haben.',
    intro: 'Bewahren Sie diese Adresse auf.',
    state: {
      sent: 'Gesendet: Sie liegt uns vor.',
      kept: 'Aufbewahrt: Sie ist gespeichert und wird gesendet.',
      delayed: 'Konnte noch nicht gesendet werden: Wir versuchen es weiter.',
    },
    received: 'Eingegangen',
    facts: 'Anfrage',
    parts: 'Angefragte Teile',
    name: 'Produkt',
    none: 'Keine Teile.',
    you: 'Über Sie',
    edit: 'Diese Liste bearbeiten',
    again: 'Noch einmal anfragen',
  },
  gone: {
    title: 'Diese Anfrage ist nicht mehr hier',
    description: 'Anfragen werden eine Zeit lang gezeigt.',
    text: (days: number) =>
      days > 0
        ? `Wir bewahren eine Anfrage ${days} Tage lang auf.`
        : 'Die Adresse ist nicht vollständig.',
    again: 'Angebot anfordern',
    ask: 'Schreiben Sie uns',
  },
}
