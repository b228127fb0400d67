import type { Hero, HomeEvents, HomeNews, Industries } from '#domain/records/home.ts'
import { homeFilms } from './home-films.ts'

export const hero: Hero = {
  kicker: 'Fiber connectivity and photonics, New Jersey',
  slides: [
    {
      film: homeFilms['home-1'],
      heading: '432 fibers in one rack unit, each still within reach.',
      subheading:
        'High-density panels, cassettes and pre-terminated trunks for AI data halls, with the loss budget printed on every reel.',
      buttonLink: { label: 'See patch panels', to: '/family/fiber-patch-panels' },
    },
    {
      film: homeFilms['home-2'],
      heading: '2,048 fibers from 32 AI servers, in five rack units.',
      subheading:
        'Eight 400G-DR4 ports to a server and eight fibers to a port fill 15 units of LC panels, or five of SN.',
      buttonLink: { label: 'Fiber for AI clusters', to: '/solutions/ai' },
    },
    {
      film: homeFilms['home-3'],
      heading: '128 homes connected with 20 splices, not 272.',
      subheading:
        'With the second splitter in the terminal one fiber serves eight homes, and the parts that differ cost 80% less.',
      buttonLink: { label: 'Fiber to the home', to: '/solutions/fttx' },
    },
    {
      film: homeFilms['home-4'],
      heading: '0.9\u00a0mm wide, and it reads the wall around it.',
      subheading:
        'Side-view OCT probe cores for 1310\u00a0nm: a spot of 25\u00a0µm, no adhesive in the path and up to 200 turns a second.',
      buttonLink: { label: 'Medical imaging', to: '/solutions/medical-imaging' },
    },
  ],
}

export const industries: Industries | undefined = {
  heading: 'What are you connecting?',
  text: 'Ten industries, from a hyperscale data hall to a two-photon microscope. Each page starts with the numbers that decide the design.',
  tiles: [
    { name: 'Data center', to: '/solutions/datacenter', fact: 'To 432 fibers in 1 RU' },
    { name: 'Central office', to: '/solutions/central-office', fact: 'Frames, splices, splitters' },
    { name: 'Outside plant', to: '/solutions/outside-plant', fact: 'IP68, −40 to 75 °C' },
    { name: 'FTTX', to: '/solutions/fttx', fact: 'From the hub to the wall box' },
    { name: 'Rural broadband', to: '/solutions/rural-broadband', fact: 'BEAD and BABA' },
    { name: 'Wireless', to: '/solutions/wireless', fact: 'Fiber to every radio' },
    { name: 'Enterprise', to: '/solutions/enterprise', fact: 'OM4, OM5 and OS2 backbones' },
    {
      name: 'Medical imaging',
      to: '/solutions/medical-imaging',
      fact: 'Probes and lenses for OCT',
    },
    { name: 'Neuroscience', to: '/solutions/neuroscience', fact: 'Light delivered to the cell' },
    {
      name: 'Specialty optics',
      to: '/solutions/specialty-optics',
      fact: 'Detectors, GRIN, microlenses',
    },
  ],
}

/** The newest article, the newest product and the events of the year. */
export const news: HomeNews | undefined = {
  heading: 'News',
  all: { label: 'All news and events', to: '/news' },
  cards: [
    {
      kind: 'Product',
      when: 'September 2026',
      title: 'VS6 splice cassette, 18 SN, ribbon',
      text: 'Three ribbons, 36 fibers and 18 SN ports in one slot. Twelve cassettes end a 432-fiber ribbon cable in one rack unit.',
      image: 'productImages/vs6-splice-18-sn-ribbon.webp',
      to: '/vs6-splice-18-sn-ribbon',
    },
    {
      kind: 'Article',
      when: 'April 25, 2025',
      title: 'Decoding the Verrane brand',
      text: 'What the name, the line of light and the two colors stand for, and the five things that every buyer may hold us to.',
      image: 'stockImages/articles/line-of-light.svg',
      to: '/decoding-the-verrane-brand',
    },
  ],
}

export const events: HomeEvents | undefined = {
  kind: 'Events',
  when: '2026',
  title: 'Our events of 2026',
  image: 'stockImages/news/event.svg',
  to: '/news',
  dates: [
    { name: 'Winter installer conference', when: 'January 18–22' },
    { name: 'DASpedia', when: 'February 17–18' },
    { name: 'OFC', when: 'March 17–19' },
    { name: 'Fiber Connect', when: 'May 17–20' },
    { name: 'ISE', when: 'August 18–20' },
  ],
}
