import { demoTrailer } from '#content/company/news.ts'
import { events } from '#content/company/events.ts'
import { productFilms } from '#content/product-films.ts'
import type { PageRecord } from '#domain/records/page-record.ts'

export const demosPages: PageRecord[] = [
  {
    path: '/demos',
    title: 'Demos',
    description:
      'See and handle Verrane panels, terminals and instruments: the mobile demo trailer, events, demonstrations by video call, and six films.',
    intro: 'Some questions are answered best with the part in your hands, or at least on camera.',
    sections: [
      {
        heading: demoTrailer.heading,
        id: 'trailer',
        paragraphs: demoTrailer.text,
        picture: { file: demoTrailer.picture, alt: demoTrailer.alt },
        action: demoTrailer.action,
      },
      {
        heading: 'By video call',
        id: 'video-call',
        paragraphs: [
          'For a single product 20 minutes on camera are often enough. You say what to do; an engineer does it while you watch.',
        ],
        cards: [
          {
            title: 'A port, opened',
            text: 'A panel in a full rack: one cord is moved, and a meter shows what its neighbors notice.',
            links: [{ label: 'Book a demonstration', to: '/contact-us' }],
          },
          {
            title: 'A terminal, connected',
            text: 'A drop is mated, the port is put under water, then opened and inspected.',
            links: [{ label: 'Book a demonstration', to: '/contact-us' }],
          },
          {
            title: 'A measurement, taken',
            text: 'Your link budget on our bench: loss, return loss or an OTDR trace, with the settings you use.',
            links: [{ label: 'Book a demonstration', to: '/contact-us' }],
          },
        ],
      },
      {
        heading: 'At events',
        id: 'events',
        paragraphs: [
          'What we showed at each of the five events of 2026, and can show you on request:',
        ],
        list: events.map(({ name, text }) => `${name}: ${text}`),
        links: [{ label: 'Dates and places', to: '/news#events' }],
      },
      {
        heading: 'Films',
        id: 'films',
        paragraphs: ['Six silent films of about 15 seconds; captions say what is done.'],
        films: productFilms.map(({ film }) => film),
      },
    ],
  },
]
