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
        serves: [{ country: 'GB', states: ['Cumbria', 'Northumberland', 'Yorkshire'] }],
        stock: 'Keeps brass valves in Leeds.',
        phone: '+44 113 496 0001',
        email: 'sales@hollin.example',
        url: 'https://www.hollin.example',
        logo: 'stockImages/logos/hollin.svg',
        width: 180,
      },
      {
        name: 'Brakel Appendages',
        region: 'Benelux',
        serves: [{ country: 'NL' }, { country: 'BE' }, { country: 'LU' }],
        url: 'https://www.brakel.example',
        logo: 'stockImages/logos/brakel.svg',
        width: 160,
      },
    ],
  },
  direct: {
    heading: 'Elsewhere',
    text: 'Where nobody stocks our valves, the nearest place of ours sells them.',
    areas: [{ name: 'Germany', serves: [{ country: 'DE' }], office: 'Stores' }],
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
