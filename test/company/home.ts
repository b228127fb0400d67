import type { Hero, HomeEvents, HomeNews, Industries } from '#domain/records/home.ts'
import { films } from './films.ts'

export const hero: Hero = {
  kicker: 'Valves and gauges from Yorkshire',
  slides: [
    {
      film: films.works,
      heading: 'Shut means shut.',
      subheading: 'Every valve is tested closed, with air, for a minute.',
      buttonLink: { label: 'See the valves', to: '/family/ball-valves' },
    },
    {
      film: films.bench,
      heading: 'Within one percent.',
      subheading: 'Gauges of class 1.0, compared at five points of the scale.',
      buttonLink: { label: 'See the gauges', to: '/family/pressure-gauges' },
    },
    {
      heading: 'Repaired in the line.',
      subheading: 'A seat kit and one spanner take ten minutes.',
      buttonLink: { label: 'See the kits', to: '/family/seals-&-spares' },
    },
  ],
}

export const industries: Industries | undefined = {
  heading: 'What runs through it?',
  text: 'Three pages that begin with the medium.',
  tiles: [
    { name: 'Water', to: '/solutions/water', fact: 'DN 8 to DN 50' },
    { name: 'Compressed air', to: '/solutions/compressed-air', fact: 'Tight at 16 bar' },
    { name: 'Plant', to: '/solutions/plant', fact: 'Acids and condensate' },
  ],
}

export const news: HomeNews | undefined = {
  heading: 'News',
  all: { label: 'All news and events', to: '/news' },
  cards: [
    {
      kind: 'Product',
      when: '2026',
      title: 'Digital gauge with a radio',
      text: 'Read it from the gate of the works.',
      image: 'productImages/gauge-digital.png',
      to: '/gauge-digital-80-wireless',
    },
    {
      kind: 'Article',
      when: 'February 3, 2026',
      title: 'How wide a valve has to be',
      text: 'Flow, pressure drop, and when a reduced bore is enough.',
      image: 'stockImages/articles/bore.svg',
      to: '/how-wide-a-valve-has-to-be',
    },
  ],
}

export const events: HomeEvents | undefined = {
  kind: 'Events',
  when: '2026',
  title: 'Where to meet us',
  image: 'stockImages/news/fair.svg',
  to: '/news',
  dates: [
    { name: 'Pump and Valve Days', when: 'May 19–21' },
    { name: 'Compressed Air Forum', when: 'December 8–9' },
  ],
}
