import type { LlmsSection } from '#domain/records/catalogue-words.ts'

export const llmsSections: LlmsSection[] = [
  { heading: 'Solutions', pages: ['/solutions', '/solutions/*'] },
  { heading: 'Company', pages: ['/about', '/services', '/contact-us'] },
  { heading: 'Reading', pages: ['/knowledge-center', '/how-wide-a-valve-has-to-be'] },
]
