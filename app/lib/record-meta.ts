import type { PageHead } from '#domain/records/page-head.ts'
import { pageTrail } from './page-trail.ts'
import { pageMeta, type Matches } from './seo.ts'
import type { StructuredData } from './structured-data.ts'

/** `meta` of a page that shows a record: its head, where it stands, and what else it says. */
export const recordMeta =
  (page: PageHead, ...data: StructuredData[]) =>
  ({ matches }: { matches: Matches }) =>
    pageMeta(matches, { ...page, trail: pageTrail(page), data })
