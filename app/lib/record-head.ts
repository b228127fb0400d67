import type { PageHead as RecordHead } from '#domain/records/page-head.ts'
import type { PageHead } from '../page-module.ts'
import { pageTrail } from './page-trail.ts'
import type { StructuredData } from './structured-data.ts'

/** The head of a page that shows a record, and what else it says in the words of schema.org. */
export function recordHead(page: RecordHead, ...data: StructuredData[]): PageHead {
  const { title, description, path, socialCard } = page
  return {
    title,
    description,
    path,
    ...(socialCard && { image: socialCard }),
    trail: pageTrail(page),
    data,
  }
}
