import type { PageHead as RecordHead } from '#domain/records/page-head.ts'
import type { PageHead } from '../page-module.ts'
import type { StructuredData, Crumb } from './structured-data.ts'
import * as texts from '#texts/shell.ts'
import { paths } from './paths.ts'

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

export const homeCrumb: Crumb = { label: texts.home, to: paths.home() }

/** Where a page with a record stands: below home, and below its parent where it has one. */
export function pageTrail({ title, parent }: Pick<RecordHead, 'title' | 'parent'>): Crumb[] {
  return [homeCrumb, ...(parent ? [parent] : []), { label: title }]
}

/** The record of a page of its own shape: site-routes.ts leaves out the routes whose record is absent. */
export function required<T>(record: T | undefined): T {
  if (record === undefined) throw new Error('The page has no record')
  return record
}
