import type { PageHead } from '#domain/records/page-head.ts'

export const knowledgePage: PageHead & { intro: string; searchHint: string } = {
  path: '/knowledge-center',
  title: 'Documents',
  description: 'Data sheets and guides for the {{trade}} of {{name}}, to read and download.',
  intro: 'What is in print about our products.',
  searchHint: 'Search names and texts: a product, a part number',
}
