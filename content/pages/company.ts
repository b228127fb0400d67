import { site } from '#content/site.ts'
import type { PageRecord } from './page-record.ts'

export const companyPages: PageRecord[] = [
  {
    path: '/about',
    title: 'About Verrane',
    description:
      'Verrane Fiber & Photonics: a glassworks founded in 1918, today a maker of fiber connectivity and photonics on three continents.',
    intro: `${site.legalName} was founded in ${site.foundingYear} as a glassworks. Today we make the parts that carry light, join it, divide it and measure it.`,
    sections: [
      {
        heading: 'Mission',
        paragraphs: [
          'To make parts whose figures hold. A network or an instrument is designed on paper, from data sheets; it works when every part keeps what its data sheet says, on its worst port and its coldest day. That is the work we have chosen.',
        ],
      },
      {
        heading: 'Values',
        paragraphs: [],
        list: [
          'Measure: every part leaves with its own figures',
          'Say the maximum: typical values are welcome, limits decide',
          'Think of the second visit: what is built will be opened again',
          'Keep the record: a serial number finds its test for as long as the part is in use',
        ],
      },
      {
        heading: 'In figures',
        paragraphs: [],
        list: [
          '25+ years of in-house manufacturing of fiber connectivity',
          '3 continents',
          'About 2,000 employees',
          'Over 95% on-time delivery',
        ],
      },
      {
        heading: 'From glass to light',
        paragraphs: [],
        list: [
          '1918: a glassworks opens in New Jersey with two furnaces, for gauges and laboratory glass',
          '1936: optical glass, first for microscopes',
          '1977: gradient-index rods join the lens line, the first parts made for fiber',
          '1999: connectors and cable assemblies are made in our own works',
          '2025: terminals reach 55% material content made in the USA',
          'Today: panels for 432 fibers in one rack unit, and still lenses',
        ],
      },
      {
        heading: 'Where we are',
        paragraphs: [
          'The head office is in New Jersey. Further offices are in Japan, Nanjing, the Netherlands and the Philippines.',
        ],
      },
    ],
    links: [
      { label: 'Leadership', to: '/leadership' },
      { label: 'Careers', to: '/careers' },
      { label: 'Contact Us', to: '/contact-us' },
    ],
  },
  {
    path: '/leadership',
    title: 'Leadership',
    description:
      'The seven people who lead Verrane Fiber & Photonics, what each is responsible for and where they come from.',
    intro:
      'Seven people share the responsibility for the company. Most of them began at a bench, on a production floor or in the field.',
    sections: [
      {
        heading: 'Margit Halloran, Chief Executive Officer',
        paragraphs: [
          'Has led the company since 2019. A mechanical engineer, she began in connector assembly and later ran the New Jersey works. She asks of each new product which figure it improves and who needs it.',
        ],
      },
      {
        heading: 'Teodor Brandvik, Chief Operating Officer',
        paragraphs: [
          'Answers for five manufacturing sites and for delivery on the promised day, which over 95% of orders meet.',
        ],
      },
      {
        heading: 'Priya Ranganathan, Chief Technology Officer',
        paragraphs: [
          'Physicist, with a doctorate on noise in balanced detection. Leads optics, connectors and the test laboratories.',
        ],
      },
      {
        heading: 'Kenji Morisaki, Vice President, Photonics',
        paragraphs: [
          'Runs lenses, detectors and probes from the office in Japan. He ground his first lens in the works that he now leads.',
        ],
      },
      {
        heading: 'Annelies de Wael, Vice President, Networks',
        paragraphs: [
          'Leads panels, frames, closures and terminals. Planned access networks for twelve years before she joined.',
        ],
      },
      {
        heading: 'Rafael Ocampo, Vice President, Services',
        paragraphs: [
          'Answers for the technicians and their nearly 300 locations. Started as a splicer and still keeps a cleaver in his bag.',
        ],
      },
      {
        heading: 'Lin Yuwen, Chief Financial Officer',
        paragraphs: [
          'Looks after finance and purchasing, and after the long view: the glassworks has paid for its own growth since 1918.',
        ],
      },
    ],
    links: [
      { label: 'About Verrane', to: '/about' },
      { label: 'Careers', to: '/careers' },
    ],
  },
]
