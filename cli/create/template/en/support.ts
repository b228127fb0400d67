import type { PageRecord } from '#domain/records/page-record.ts'

export const supportPage: PageRecord = {
  path: '/support',
  title: 'Support',
  description: 'Help with a product of {{name}}: by telephone, by email or through the form.',
  intro: 'Call, or write what happens and since when.',
  sections: [
    {
      heading: 'Telephone',
      paragraphs: ['Whoever answers knows the products.'],
      phones: true,
    },
    {
      heading: 'What to have at hand',
      paragraphs: ['Each of these saves a second call.'],
      list: ['The part number', 'What it is used for', 'A picture of what happens'],
      links: [{ label: 'Write to us', to: '/contact-us' }],
    },
  ],
}
