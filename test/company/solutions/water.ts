import type { Solution } from '#domain/records/solution.ts'

export const water: Solution = {
  slug: 'water',
  path: '/solutions/water',
  title: 'Valves for water',
  name: 'Water',
  summary: 'Pressure drop, scale and drinking water.',
  description:
    'Ball valves for drinking water and heating: bore, pressure drop and seats that last.',
  hero: { heading: 'Water, shut off', text: 'Scale is what wears a valve, so the ball is smooth.' },
  intro: {
    text: 'A riser needs full bore, a basin does not.',
    downloads: [{ label: 'Data sheet', file: 'dataSheets/ball-valve.pdf', note: 'Two pages' }],
  },
  strengths: ['Brass that is listed for drinking water', 'Seats that can be replaced'],
  families: [
    { name: 'Ball Valves' },
    { name: 'Seals & Spares', label: 'Spare parts', to: '/services' },
  ],
  parts: [
    { kind: 'families', show: 'cards', heading: 'What it takes' },
    {
      kind: 'prose',
      heading: 'Full bore or not',
      paragraphs: [
        'A reduced bore costs four times the pressure drop.',
        'At a basin nobody notices.',
      ],
      product: 'ball-valve-dn15',
      figure: {
        image: 'stockImages/articles/reduced-bore.svg',
        alt: 'A ball valve with its lever in line with the pipe.',
        caption: 'The lever shows the way of the water.',
      },
      link: { label: 'How wide a valve has to be', to: '/how-wide-a-valve-has-to-be' },
    },
    {
      kind: 'needs',
      heading: 'What is asked, and what answers it',
      caption: 'Needs of a water line',
      rows: [
        { need: 'No scale', feature: 'Chrome-plated ball', benefit: 'It turns after ten years' },
        { need: 'No lead', feature: 'Brass CW617N', benefit: 'Listed for drinking water' },
      ],
    },
    {
      kind: 'articles',
      heading: 'To read',
      items: [
        {
          title: 'How wide a valve has to be',
          to: '/how-wide-a-valve-has-to-be',
          text: 'Flow and pressure drop.',
          image: 'stockImages/articles/bore.svg',
        },
      ],
    },
  ],
}
