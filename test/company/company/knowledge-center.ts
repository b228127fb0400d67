import type { PageHead } from '#domain/records/page-head.ts'

export const knowledgePage: PageHead & { intro: string; searchHint: string } = {
  path: '/knowledge-center',
  title: 'Documents',
  description: 'Data sheets, guides, films and letters of the valves and gauges made by Quernel.',
  intro: 'Everything on paper, and two films.',
  searchHint: 'Search names and texts: “seat”, a part number',
}
