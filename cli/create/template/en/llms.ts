import type { LlmsSection } from '#domain/records/catalogue-words.ts'

export const llmsSections: LlmsSection[] = [
  { heading: 'Company', pages: ['/about', '/contact-us'] },
]
