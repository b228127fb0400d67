import type { ListWords } from '#domain/records/list-words.ts'

const lineCount = (count: number) => (count === 1 ? 'eine Zeile' : `${count} Zeilen`)

export const listWords: ListWords = {
  title: 'Teileliste',
  description: 'Teile von {{name}} nach Nummer und Menge, und was ihnen noch fehlt.',
  intro: 'Sammeln Sie Nummern und Mengen. Gesendet wird nichts, bevor Sie anfragen.',
  columns: {
    partNumber: 'Artikelnummer',
    name: 'Name',
    quantity: 'Menge',
    availability: 'Verfügbarkeit',
    compliance: 'Konformität',
    weight: 'Gewicht',
    remove: 'Entfernen',
  },
  states: {
    series: 'Bezeichnet eine Baureihe: Wählen Sie eine ihrer Nummern.',
    withdrawn: 'Wird nicht mehr hergestellt.',
    unknown: 'Keine unserer Nummern: bleibt stehen, wie sie geschrieben ist.',
    unread: 'Wird gelesen.',
  },
  instead: 'Bestellen Sie stattdessen:',
  meant: 'Meinten Sie',
  notStated: 'nicht angegeben',
  inStock: 'Ab Lager',
  toOrder: 'Auf Bestellung',
  leadDays: (days) => (days === 1 ? 'ein Arbeitstag' : `${days} Arbeitstage`),
  packOf: (pieces) => `Wird in Packungen zu ${pieces} Stück verkauft.`,
  each: 'je Stück',
  dataSheet: 'Datenblatt',
  marked: (lines) =>
    lines === 1 ? 'Eine Zeile braucht einen Blick.' : `${lines} Zeilen brauchen einen Blick.`,
  checking: {
    count: (unread, lines) => `${unread} von ${lines} Zeilen werden gelesen.`,
    open: '…',
    failed: 'Der Server hat nicht geantwortet: noch nicht gelesen.',
    again: 'Noch einmal versuchen',
  },
  pages: {
    label: 'Zeilen',
    range: (from, to) => `${from} bis ${to}`,
    marked: (lines) => `Zeilen, die einen Blick brauchen (${lines})`,
    others: 'Die übrigen Zeilen, Artikelnummer und Menge',
  },
  update: 'Aktualisieren',
  print: 'Drucken',
  files: {
    'data-sheets': (count) =>
      count === 1 ? 'Das Datenblatt (ZIP)' : `Alle ${count} Datenblätter (ZIP)`,
    letters: (count) =>
      count === 1
        ? 'Die Konformitätserklärung (ZIP)'
        : `Alle ${count} Konformitätserklärungen (ZIP)`,
    letterFiles: {},
  },
  file: {
    note: 'Bemerkung',
    reason: 'Grund',
    weightOfOne: 'Gewicht eines Stücks',
    page: 'Seite',
  },
  added: (quantity, partNumber, lines) =>
    `${quantity} × ${partNumber} steht auf Ihrer Liste, insgesamt ${lineCount(lines)}.`,
  full: (partNumber, lines) =>
    `${partNumber} ist nicht dazugekommen: Ihre Liste hat ${lineCount(lines)} und nimmt keine weitere auf.`,
  own: {
    differs: (lines) =>
      `Diese Liste kam mit ihrer Adresse. Ihre eigene hat ${lineCount(lines)} und bleibt, wie sie ist.`,
    add: 'Zu meiner Liste hinzufügen',
    show: 'Meine Liste zeigen',
    instead: 'Stattdessen diese behalten',
  },
  totals: {
    heading: 'Insgesamt',
    count: (lines, pieces) => `${lineCount(lines)}, ${pieces} Stück`,
    weight: (weighed, lines) => `, von ${weighed} der ${lineCount(lines)}`,
    compliance: (status, lines, pieces) => `${status}: ${lineCount(lines)}, ${pieces} der Stücke`,
  },
  missing: {
    heading: 'Damit es funktioniert',
    text: 'Was diese Teile brauchen oder noch aufnehmen.',
    required: (name) => `${name} funktioniert nicht ohne`,
    either: (name) => `${name} braucht eines von diesen`,
    empty: (name, free, places, named) =>
      `${name}: ${named} frei${free === places ? '' : ` von ${places}`}. Platz für`,
    unplaced: (name, count, named) => `${count} × ${name} mehr als ${named}. Passt in`,
    add: (quantity, partNumber) => `${quantity} × ${partNumber} hinzufügen`,
    more: (count) => `${count} weitere dieser Art.`,
  },
  paste: {
    label: 'Zeilen hinzufügen',
    hint: 'Ein Teil je Zeile, mit seiner Menge.',
    example: '4 {{prefix}}-100',
    left: (lines) =>
      lines === 1
        ? 'Eine weitere Zeile wurde ausgelassen.'
        : `${lines.toLocaleString('{{locale}}')} weitere Zeilen wurden ausgelassen.`,
    faults: 'Diese Zeilen sind nicht dazugekommen.',
    reasons: {
      'not whole': 'die Menge ist keine ganze Zahl',
      negative: 'die Menge ist negativ',
      none: 'die Menge ist null',
      huge: 'die Menge ist größer als 999.999',
      'too many': 'eine Liste hat höchstens 200 Zeilen',
    },
  },
}
