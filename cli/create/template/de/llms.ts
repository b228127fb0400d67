import type { LlmsSection } from '#domain/records/catalogue-words.ts'

export const llmsSections: LlmsSection[] = [
  { heading: 'Unternehmen', pages: ['/about', '/contact-us'] },
]
