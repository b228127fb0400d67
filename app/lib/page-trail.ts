import type { PageHead } from '#domain/records/page-head.ts'
import { paths } from './paths.ts'
import type { Crumb } from './structured-data.ts'

/** Where a page with a record stands: below home, and below its parent where it has one. */
export function pageTrail({ title, parent }: Pick<PageHead, 'title' | 'parent'>): Crumb[] {
  return [{ label: 'Home', to: paths.home() }, ...(parent ? [parent] : []), { label: title }]
}
