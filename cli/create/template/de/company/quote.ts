import type { PageHead } from '#domain/records/page-head.ts'

export const quotePage: PageHead & { intro: string } = {
  path: '/quote',
  title: 'Angebot anfragen',
  description: 'Preise nach Bestellnummer und Menge, Antwort von {{legalName}} in zwei Tagen.',
  intro: 'Nennen Sie die Teile. Wir antworten innerhalb von zwei Arbeitstagen.',
}
