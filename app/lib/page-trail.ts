import type { PageHead } from '#domain/records/page-head.ts'
import * as texts from '#texts/shell.ts'
import { paths } from './paths.ts'
import type { Crumb } from './structured-data.ts'

export const homeCrumb: Crumb = { label: texts.home, to: paths.home() }

/** Where a page with a record stands: below home, and below its parent where it has one. */
export function pageTrail({ title, parent }: Pick<PageHead, 'title' | 'parent'>): Crumb[] {
  return [homeCrumb, ...(parent ? [parent] : []), { label: title }]
}
