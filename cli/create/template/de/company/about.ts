import type { AboutPage } from '#domain/records/about.ts'

export const aboutPage: AboutPage | undefined = {
  path: '/about',
  title: 'Über {{name}}',
  description: '{{legalName}}: wer wir sind, was wir herstellen und worauf wir achten.',
  hero: {
    heading: 'Wer Sie sind, in fünf Worten.',
    text: 'Seit wann, wo, und wie viele Sie sind.',
  },
  mission: {
    heading: 'Was wir tun',
    statement: '{{Trade}}, die halten, was das Datenblatt sagt.',
    text: 'Sagen Sie hier, was Sie selbst herstellen, was Sie prüfen und wer ans Telefon geht.',
    links: [{ label: 'Alle Produkte', to: '/products' }],
  },
}
