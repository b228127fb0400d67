import type { PageHead } from './page-head.ts'
import { beadPage } from './company/bead.ts'
import { contactPage } from './company/contact.ts'
import { newsPage } from './company/news.ts'
import { partnersPage } from './company/partners.ts'
import { servicesPage } from './company/services.ts'
import { articlePages } from './pages/articles.ts'
import { companyPages } from './pages/company.ts'
import { legalPages } from './pages/legal.ts'
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
  beadPage,
  contactPage,
  servicesPage,
  partnersPage,
  newsPage,
  ...workWithUsPages,
  ...solutionsIndexPages,
  ...networkSolutionPages,
  ...accessSolutionPages,
  ...photonicsSolutionPages,
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
