import { site } from '#content/site.ts'
import type { PageRecord } from './page-record.ts'

export const companyPages: PageRecord[] = [
  {
    path: '/news',
    title: 'News and events',
    description:
      'News from Verrane and the five events of 2026: winter installer conference, DASpedia, OFC, Fiber Connect and ISE.',
    intro: 'What is new in the catalogue, what we have written, and where you can meet us in 2026.',
    sections: [
      {
        heading: 'Latest News',
        paragraphs: [],
        list: [
          '2026: a splice cassette with 18 SN ports takes 36 ribbon fibers in one slot',
          'Third quarter of 2025: terminals reach 55% material content made in the USA',
          'April 25, 2025: an article explains the brand and what it promises',
          'November 12, 2024: an article on VSFF connectors',
          'September 2024: an article on fiber basics for AI data centers',
        ],
      },
      {
        heading: 'Events Calendar',
        paragraphs: ['Five events in 2026. Write to us beforehand and we keep an hour for you.'],
        list: [
          'January 18–22: winter installer conference',
          'February 17–18: DASpedia',
          'March 17–19: OFC',
          'May 17–20: Fiber Connect',
          'August 18–20: ISE',
        ],
      },
      {
        heading: 'Mobile demo trailer',
        paragraphs: [
          'Between events the trailer with a rack, a pole section and a splicing bench comes to your yard. Call support to arrange a day.',
        ],
      },
      {
        heading: 'Brand Center',
        paragraphs: [
          `Logo and brand guide are sent on request; write to ${site.email}. Whoever wants to know what the signs mean will find the answer in the brand article.`,
        ],
      },
    ],
    links: [
      { label: 'Splice cassette, 18 SN', to: '/vs6-splice-18-sn-ribbon' },
      { label: 'Decoding the Verrane brand', to: '/decoding-the-verrane-brand' },
      {
        label: 'What are VSFF connectors and why should you use them',
        to: '/what-are-VSFF-connectors-and-why-should-you-use-them',
      },
      {
        label: 'Fiber Optic Basics in the Age of AI Data Centers',
        to: '/fiber-optic-basics-in-the-age-of-ai-datacenters',
      },
      { label: 'Request a Visit', to: '/support' },
    ],
  },
]
