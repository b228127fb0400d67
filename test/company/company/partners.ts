import type { PartnersPage } from '#domain/records/partners.ts'

export const partnersPage: PartnersPage | undefined = {
  path: '/partners',
  title: 'Partners',
  description: 'Where valves of Quernel are sold, and what stockists and fitters receive from us.',
  intro: 'Two stockists, and room for a third.',
  distributors: {
    heading: 'Stockists',
    items: [
      {
        name: 'Hollin Supply',
        region: 'North of England',
        url: 'https://www.hollin.example',
        logo: 'stockImages/logos/hollin.svg',
        width: 180,
      },
      {
        name: 'Brakel Appendages',
        region: 'Benelux',
        url: 'https://www.brakel.example',
        logo: 'stockImages/logos/brakel.svg',
        width: 160,
      },
    ],
  },
  benefits: [
    {
      heading: 'Stockists receive',
      items: ['A list of what leaves the shelf', 'Prices 60 days ahead'],
      links: [
        { label: 'Products for stock', to: '/products?stocked=Y' },
        { label: 'Become a stockist', mail: 'Stock' },
      ],
    },
    {
      heading: 'Fitters receive',
      items: ['A course of a day'],
      links: [{ label: 'Demos', to: '/demos' }],
    },
  ],
  resources: {
    heading: 'To print',
    cards: [
      {
        title: 'About us',
        text: 'One paragraph, as it stands.',
        description: {
          button: 'Read it',
          paragraphs: ['Quernel Valve Works makes ball valves and pressure gauges.'],
        },
        links: [{ label: 'Mark', file: 'other/logo/quernel.svg' }],
      },
    ],
  },
}
