import { articles } from './articles/articles.ts'
import { contactPage } from './company/contact.ts'
import { legalPages } from './legal/legal.ts'
import type { PageHead } from './page-head.ts'
import { companyPages } from './pages/company.ts'
import type { PageRecord } from './pages/page-record.ts'
import { accessSolutionPages } from './pages/solutions-access.ts'
import { networkSolutionPages } from './pages/solutions-networks.ts'
import { photonicsSolutionPages } from './pages/solutions-photonics.ts'
import { solutionsIndexPages } from './pages/solutions.ts'
import { supportPages } from './pages/support.ts'
import { workWithUsPages } from './pages/work-with-us.ts'

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
  ...solutionsIndexPages,
  ...networkSolutionPages,
  ...accessSolutionPages,
  ...photonicsSolutionPages,
  ...supportPages.filter(({ path }) => path !== contactPage.path),
  contactPage,
  ...companyPages,
  ...articles,
  ...legalPages,
]

/** Pages of headings and paragraphs only. */
export const pages: PageRecord[] = supportPages.filter(({ path }) => !templated.has(path))

/** Every page with a fixed address and text of its own, besides home and the catalogue's. */
export const fixedPages: (PageHead | PageRecord)[] = records
