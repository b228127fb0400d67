import type { Office } from '#domain/records/contact.ts'
import type { PageHead } from '#domain/records/page-head.ts'
import { site } from '#content/site.ts'

export const contactPage: PageHead & { intro: string } = {
  path: '/contact-us',
  title: 'Contact',
  description: 'Telephone, email, address and a form: how to reach {{legalName}}.',
  intro: 'Call us, or write what you need.',
}

/** At the head of the form's list of countries. */
export const firstCountries: string[] = ['{{country}}']

export const getInTouch = {
  heading: 'Get in touch',
  text: 'One address reaches all of us.',
  email: { label: 'Email', address: site.email },
  phone: { label: 'Telephone', office: site.phones[0].office },
}

export const locations = { heading: 'Where we are' }

export const address: string[] = ['—']

export const offices: Office[] = [
  {
    name: site.phones[0].office,
    phone: site.phones[0].office,
    address,
    hours: '9:00 to 17:00',
    role: 'Development, production and service.',
  },
]
