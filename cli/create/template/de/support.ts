import type { PageRecord } from '#domain/records/page-record.ts'

export const supportPage: PageRecord = {
  path: '/support',
  title: 'Hilfe',
  description: 'Hilfe zu einem Produkt von {{name}}: am Telefon, per E-Mail oder mit dem Formular.',
  intro: 'Rufen Sie an, oder schreiben Sie, was geschieht und seit wann.',
  sections: [
    {
      heading: 'Telefon',
      paragraphs: ['Wer abnimmt, kennt die Produkte.'],
      phones: true,
    },
    {
      heading: 'Was Sie bereithalten sollten',
      paragraphs: ['Jedes davon erspart einen zweiten Anruf.'],
      list: ['Die Bestellnummer', 'Wofür es eingesetzt wird', 'Ein Bild davon, was geschieht'],
      links: [{ label: 'Schreiben Sie uns', to: '/contact-us' }],
    },
  ],
}
