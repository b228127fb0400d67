import type { Office } from '#domain/records/contact.ts'
import type { PageHead } from '#domain/records/page-head.ts'
import { site } from '#content/site.ts'

export const contactPage: PageHead & { intro: string } = {
  path: '/contact-us',
  title: 'Contact Us',
  description:
    'Get in touch with Verrane: phone numbers, email, opening hours, languages and addresses of five offices on three continents.',
  intro:
    'Call your regional office or write to us. Tell us what you need to connect, over what distance, and by when. An engineer or a colleague from sales will answer.',
}

/** Where most of our visitors are: first in the list of countries. */
export const firstCountries = ['United States']

/** Of the support line. */
export const nightLine =
  'At night and on weekends the phone in the USA is answered, too, for service that is down.'

export const getInTouch = {
  heading: 'Get in Touch',
  text: `One form reaches every office. You will hear from a person within one working day. ${nightLine}`,
  email: { label: 'Email', address: site.email },
  phone: { label: 'Phone, USA', office: 'USA' },
}

export const locations = { heading: 'Locations and people' }

/** Addresses are plainly made up: no such street numbers and postal codes exist. */
export const offices: Office[] = [
  {
    name: 'US headquarters',
    phone: 'USA',
    address: ['1 Glassworks Lane', 'Verrane Mills', 'New Jersey 00000', 'United States'],
    city: 'New Jersey',
    country: 'US',
    hours: 'Monday to Friday, 8:00 to 18:00 Eastern Time',
    languages: ['English', 'Spanish'],
    role: 'Head office. Assembly, molding and test.',
  },
  {
    name: 'Japan',
    phone: 'Japan',
    address: ['0-0-0 Hikari-machi', 'Tokyo 000-0000', 'Japan'],
    city: 'Tokyo',
    country: 'JP',
    hours: 'Monday to Friday, 9:00 to 17:30 Japan Time',
    languages: ['Japanese', 'English'],
    role: 'Micro-optics, detectors and instruments.',
  },
  {
    name: 'Nanjing',
    phone: 'China',
    address: ['0 Guangbo Road', 'Nanjing 000000', 'China'],
    city: 'Nanjing',
    country: 'CN',
    hours: 'Monday to Friday, 9:00 to 17:30 China Time',
    languages: ['Mandarin Chinese', 'English'],
    role: 'Passive components and purchasing.',
  },
  {
    name: 'Netherlands',
    phone: 'Europe',
    address: ['Lichtlijnkade 0', '0000 XX Amsterdam', 'Netherlands'],
    city: 'Amsterdam',
    country: 'NL',
    hours: 'Monday to Friday, 8:30 to 17:30 Central European Time',
    languages: ['Dutch', 'English', 'German', 'French'],
    role: 'Office for Europe. Frames, lens arrays and training.',
  },
  {
    name: 'Philippines',
    phone: 'Philippines',
    address: ['Lot 0, Liwanag Park', 'Metro Manila 0000', 'Philippines'],
    city: 'Manila',
    country: 'PH',
    hours: 'Monday to Friday, 8:00 to 17:00 Philippine Time',
    languages: ['Filipino', 'English'],
    role: 'Cords, splitters and attenuators.',
  },
]
