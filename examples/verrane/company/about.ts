import { officeMap } from '#content/office-map.ts'
import { site } from '#content/site.ts'
import { siteFilms } from '#content/site-films.ts'
import type { AboutPage, Fact, OfficeNote } from '#domain/records/about.ts'
import { certifications } from './certifications.ts'
import { milestones } from './milestones.ts'

/** SPECIFICATION §9. */
export const facts: Fact[] = [
  { label: 'Years of in-house manufacturing of fiber connectivity', value: 25, suffix: '+' },
  { label: 'Continents with works of our own', value: 3 },
  { label: 'Employees', value: 2000, prefix: 'About ' },
  {
    label: 'Of orders delivered on the promised day, by our own records',
    value: 95,
    prefix: 'Over ',
    suffix: '%',
  },
]

export const officeNotes: OfficeNote[] = [
  {
    id: 'us',
    name: 'New Jersey, United States',
    role: 'Head office. Assembly, molding and test.',
    side: 'left',
  },
  {
    id: 'nl',
    name: 'Netherlands',
    role: 'Office for Europe. Frames, lens arrays and training.',
    side: 'below',
  },
  {
    id: 'cn',
    name: 'Nanjing, China',
    role: 'Passive components and purchasing.',
    side: 'left',
  },
  {
    id: 'jp',
    name: 'Tokyo, Japan',
    role: 'Micro-optics, detectors and instruments.',
    side: 'right',
  },
  {
    id: 'ph',
    name: 'Manila, Philippines',
    role: 'Cords, splitters and attenuators.',
    side: 'right',
  },
]

export const aboutPage: AboutPage | undefined = {
  path: '/about',
  title: 'About Verrane',
  description:
    'Verrane Fiber & Photonics: a glassworks founded in 1918, today a maker of fiber connectivity and photonics on three continents.',
  hero: {
    film: siteFilms.about,
    kicker: 'About Verrane',
    heading: 'Glassmakers who learned to carry light.',
    text: `Founded in New Jersey in ${site.foundingYear} as a glassworks. Today about 2,000 people on three continents make the parts that carry light, join it, divide it and measure it.`,
  },
  mission: {
    heading: 'Mission',
    statement: 'To make parts whose figures hold.',
    text: 'A network or an instrument is designed on paper, from data sheets. It works when every part keeps what its data sheet says, on its worst port and its coldest day. That is the work we have chosen.',
    links: [
      { label: 'Leadership', to: '/leadership' },
      { label: 'Careers', to: '/careers' },
    ],
  },
  certifications: {
    heading: 'Certifications',
    text: 'Certificates and declarations are sent with the first offer, or on request.',
    items: certifications,
  },
  facts: { heading: 'Factory Facts', items: facts },
  milestones: { heading: 'From 1918 to today', items: milestones },
  offices: {
    heading: 'Where we are',
    text: 'Five offices, each beside a works.',
    link: { label: 'Addresses and phone numbers', to: '/contact-us' },
    notes: officeNotes,
    map: officeMap,
    alt: 'A map of the world with a line from New Jersey to each of the other offices.',
  },
}
