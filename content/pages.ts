import type { PageHead } from './page-head.ts'
import { articlePages } from './pages/articles.ts'
import { companyPages } from './pages/company.ts'
import { legalPages } from './pages/legal.ts'
import type { PageRecord } from './pages/page-record.ts'
import { supportPages } from './pages/support.ts'
import { workWithUsPages } from './pages/work-with-us.ts'
import { solutions, solutionsIndex } from './solutions/solutions.ts'

export type { PageRecord, PageSection } from './pages/page-record.ts'

const templated = new Set([
  '/services',
  '/about',
  '/leadership',
  '/news',
  '/careers',
  '/partners',
  '/contact-us',
  '/bead',
])
const records: (PageHead | PageRecord)[] = [
  ...workWithUsPages,
  solutionsIndex,
  ...solutions,
  ...supportPages,
  ...companyPages,
  ...articlePages,
  ...legalPages,
]

/** Pages of headings and paragraphs only. */
export const pages: PageRecord[] = [...supportPages, ...legalPages].filter(
  ({ path }) => !templated.has(path),
)

/** Every page with a fixed address and text of its own, besides home and the catalogue's. */
export const fixedPages: (PageHead | PageRecord)[] = records
