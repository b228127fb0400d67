import type { Office } from '#domain/records/contact.ts'
import type { PageHead } from '#domain/records/page-head.ts'
import { site } from '#content/site.ts'

export const contactPage: PageHead & { intro: string } = {
  path: '/contact-us',
  title: 'Kontakt',
  description: 'Telefon, E-Mail, Adresse und ein Formular: So erreichen Sie {{legalName}}.',
  intro: 'Rufen Sie uns an, oder schreiben Sie, was Sie brauchen.',
}

/** Am Anfang der Länder, die das Formular anbietet. */
export const firstCountries: string[] = ['{{country}}']

export const getInTouch = {
  heading: 'Sprechen Sie mit uns',
  text: 'Unter einer Adresse erreichen Sie uns alle.',
  email: { label: 'E-Mail', address: site.email },
  phone: { label: 'Telefon', office: site.phones[0].office },
}

export const locations = { heading: 'Wo wir sind' }

export const address: string[] = ['—']

export const offices: Office[] = [
  {
    name: site.phones[0].office,
    phone: site.phones[0].office,
    address,
    hours: '9:00 bis 17:00 Uhr',
    role: 'Entwicklung, Fertigung und Service.',
  },
]
