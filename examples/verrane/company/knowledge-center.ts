import type { PageHead } from '#domain/records/page-head.ts'

export const knowledgePage: PageHead & { intro: string; searchHint: string } = {
  path: '/knowledge-center',
  title: 'Knowledge Center',
  description:
    'Data sheets, installation guides, brochures, white papers, technical notes and films on fiber and photonics from Verrane, to read in place.',
  intro:
    'Data sheets, installation guides, white papers and films: search their text, read them here, link to a page of one, or download them.',
  searchHint: 'Search names and texts: “bend radius”, “end-face inspection”, a part number',
}
