import type { Office } from '#domain/records/contact.ts'
import type { PageHead } from '#domain/records/page-head.ts'
import { site } from '#content/site.ts'

export const contactPage: PageHead & { intro: string } = {
  path: '/contact-us',
  title: 'Contact',
  description: 'Telephone, email and address of Quernel Valve Works.',
  intro: 'Call the works or write to us.',
}

export const firstCountries = ['United Kingdom']

export const getInTouch = {
  heading: 'Get in Touch',
  text: 'One address reaches all of us.',
  email: { label: 'Email', address: site.email },
  phone: { label: 'Telephone', office: 'Works' },
}

export const locations = { heading: 'Locations' }

export const offices: Office[] = [
  {
    name: 'Works',
    phone: 'Works',
    address: ['0 Quern Lane', 'Yorkshire'],
    hours: '8:00 to 16:00',
    role: 'Turning, lapping, testing.',
  },
  {
    name: 'Stores',
    phone: 'Stores',
    city: 'Utrecht',
    country: 'NL',
    languages: ['Dutch', 'English'],
    address: ['Afsluiterkade 0', '0000 XX Utrecht', 'Netherlands'],
    hours: '8:30 to 16:30',
    role: 'Kits and gauges for the continent.',
  },
]
