import type { PageHead } from '#domain/records/page-head.ts'

export const knowledgePage: PageHead & { intro: string; searchHint: string } = {
  path: '/knowledge-center',
  title: 'Dokumente',
  description: 'Datenblätter und Anleitungen zu den Produkten von {{name}}: {{trade}}.',
  intro: 'Was es über unsere Produkte gedruckt gibt.',
  searchHint: 'Namen und Texte durchsuchen: ein Produkt, eine Bestellnummer',
}
