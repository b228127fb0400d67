import type { AboutPage } from '#domain/records/about.ts'
import { films } from '../films.ts'

export const aboutPage: AboutPage | undefined = {
  path: '/about',
  title: 'About the works',
  description: 'Quernel Valve Works turns and tests ball valves and pressure gauges in Yorkshire.',
  hero: {
    film: films.works,
    kicker: 'About Quernel',
    heading: 'Forty people and a test bench.',
    text: 'One works, one kind of brass.',
  },
  mission: {
    heading: 'What we do',
    statement: 'Valves that close.',
    text: 'We turn, lap and test, and we answer the telephone.',
    links: [
      { label: 'Leadership', to: '/leadership' },
      { label: 'Careers', to: '/careers' },
    ],
  },
  certifications: {
    heading: 'Certificates',
    text: 'Copies come with the first offer.',
    items: [
      {
        name: 'ISO 9001',
        text: 'Turning, assembly and test.',
        image: 'stockImages/certifications/quality.svg',
      },
      {
        name: 'Drinking water',
        text: 'Brass valves to DN 25.',
        image: 'stockImages/certifications/drinking-water.svg',
        link: { label: 'See them', to: '/products?drinkingWater=Y' },
      },
      {
        name: 'Pressure equipment',
        text: 'Valves above DN 25.',
        image: 'stockImages/certifications/pressure.svg',
      },
    ],
  },
  facts: {
    heading: 'Counted',
    items: [
      { label: 'People', value: 40 },
      { label: 'Valves tested a day', value: 1200, prefix: 'About ' },
      { label: 'Of them shut at once', value: 99, suffix: '%' },
    ],
  },
  milestones: {
    heading: 'Since 1974',
    items: [
      {
        year: '1974',
        title: 'A forge',
        description: 'Two brothers forge pipe hooks.',
        picture: 'stockImages/milestones/forge.svg',
      },
      {
        year: '1988',
        title: 'The first valve',
        description: 'DN 15, and it closes.',
        picture: 'stockImages/milestones/valve.svg',
      },
      {
        year: '2026',
        title: 'A gauge with a radio',
        description: 'It is read from the gate.',
        picture: 'stockImages/milestones/gauge.svg',
      },
    ],
  },
  offices: {
    heading: 'Where we are',
    text: 'A works and a store.',
    link: { label: 'Addresses', to: '/contact-us' },
    notes: [
      { id: 'works', name: 'Yorkshire', role: 'Turning, lapping, testing.', side: 'left' },
      { id: 'stores', name: 'Utrecht', role: 'Stores for the continent.', side: 'right' },
    ],
    map: {
      picture: 'stockImages/map.svg',
      width: 800,
      height: 400,
      places: [
        { id: 'works', name: 'Yorkshire', x: 48, y: 30 },
        { id: 'stores', name: 'Utrecht', x: 56, y: 38 },
      ],
    },
    alt: 'A map with a line from Yorkshire to Utrecht.',
  },
}
