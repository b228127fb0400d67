import type { AboutPage } from '#domain/records/about.ts'

export const aboutPage: AboutPage | undefined = {
  path: '/about',
  title: 'About {{name}}',
  description: '{{legalName}}: who we are, what we make and what we hold to, {{trade}} first.',
  hero: { heading: 'Who you are, in five words.', text: 'Since when, where, and how many of you.' },
  mission: {
    heading: 'What we do',
    statement: '{{Trade}} that do what the data sheet says.',
    text: 'Say here what you make yourselves, what you test, and who answers the telephone.',
    links: [{ label: 'All products', to: '/products' }],
  },
}
