import type { BeadPage } from '#domain/records/bead.ts'

export const beadPage: BeadPage | undefined = {
  path: '/bead',
  title: 'Public funds',
  description: 'Which valves a project paid by public funds may buy, and how to get the letter.',
  text: 'What the rule asks, valve by valve.',
  attribute: 'publicFunds',
  statuses: {
    heading: 'What our products state',
    items: [
      { value: 'Compliant', text: 'Cast, turned and assembled at home.' },
      { value: 'Compliant with waiver', text: 'Falls under the waiver that the letter names.' },
      { value: 'Not compliant', text: 'For other projects, and within the small sum.' },
    ],
  },
  table: {
    heading: 'By kind of product',
    caption: 'Counted in the catalogue of today.',
    columns: ['Category', 'Solution', 'Requirements', 'Compliance', 'Place of manufacture'],
    categories: [
      {
        category: 'Shut-off valves',
        solution: 'Shutting a line',
        family: 'Ball Valves',
        types: ['Full bore', 'Reduced bore'],
        requirements: 'More than half of the cost from home.',
      },
      {
        category: 'Diverting valves',
        solution: 'Turning a stream',
        family: 'Ball Valves',
        types: ['Three-way'],
        requirements: 'As shut-off valves.',
      },
    ],
  },
  rules: [
    {
      heading: 'What the law asks',
      paragraphs: ['What becomes part of the building is made at home.'],
      list: ['Bodies are cast there.', 'Assembly takes place there.'],
      link: { label: 'The text', url: 'https://www.example.org/law' },
    },
    {
      heading: 'What it does not ask',
      paragraphs: ['Tools and test gauges leave with the crew.'],
      link: { label: 'Gauges', to: '/family/pressure-gauges' },
    },
  ],
  deMinimis: {
    heading: 'The small sum',
    paragraphs: ['The lesser of 5% of the project and 1,000,000.'],
    caption: 'What it comes to',
    columns: ['Project', '5%', 'Limit'],
    projects: [500_000, 40_000_000],
    share: 0.05,
    most: 1_000_000,
  },
  downloads: {
    heading: 'For your file',
    text: 'As of February 2026.',
    files: [
      { label: 'Funding letter', file: 'certificates/Funding Letter.pdf', note: 'By part number' },
      { label: 'Waiver', file: 'certificates/Small Purchase Waiver.pdf' },
      { label: 'Products', file: 'certificates/Funded Products.xlsx', note: 'A spreadsheet' },
    ],
    link: { label: 'Ask for a letter', mail: 'Funding letter' },
  },
  questions: {
    heading: 'Questions',
    items: [
      { question: 'Do spare parts count?', answer: 'Yes, as part of what they repair.' },
      { question: 'How long does a letter take?', answer: 'Three days.' },
    ],
  },
  sources: {
    heading: 'Sources',
    items: [{ name: 'Example law, section 1', url: 'https://www.example.org/law' }],
    note: 'This page informs; the terms of your award decide.',
  },
}
