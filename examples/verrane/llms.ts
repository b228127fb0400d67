import type { LlmsSection } from '#domain/records/catalogue-words.ts'

/**
 * The parts of /llms.txt before the catalogue (llmstxt.org). A page that none names stands under
 * Optional.
 */
export const llmsSections: LlmsSection[] = [
  { heading: 'Company', pages: ['/about', '/leadership', '/news', '/partners'] },
  { heading: 'Contact and support', pages: ['/contact-us', '/quote', '/support', '/services'] },
  { heading: 'Solutions', pages: ['/solutions', '/solutions/*', '/loss-budget'] },
  { heading: 'BEAD and BABA compliance', pages: ['/bead'] },
  {
    heading: 'Articles',
    pages: [
      '/fiber-optic-basics-in-the-age-of-ai-datacenters',
      '/the-importance-of-fiber-density-in-ai-data-centers',
      '/what-are-VSFF-connectors-and-why-should-you-use-them',
      '/decoding-*',
    ],
  },
]
