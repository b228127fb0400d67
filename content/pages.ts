import type { PageHead } from './page-head.ts'
import { beadPage } from './company/bead.ts'
import { contactPage } from './company/contact.ts'
import { newsPage } from './company/news.ts'
import { partnersPage } from './company/partners.ts'
import { servicesPage } from './company/services.ts'
import { articlePages } from './pages/articles.ts'
import { companyPages } from './pages/company.ts'
import { demosPages } from './pages/demos.ts'
import { knowledgeCenterPages } from './pages/knowledge-center.ts'
import { legalPages } from './pages/legal.ts'
import type { PageRecord } from './pages/page-record.ts'
import { resourcesPages } from './pages/resources.ts'
import { accessSolutionPages } from './pages/solutions-access.ts'
import { networkSolutionPages } from './pages/solutions-networks.ts'
import { photonicsSolutionPages } from './pages/solutions-photonics.ts'
import { solutionsIndexPages } from './pages/solutions.ts'
import { supportPages } from './pages/support.ts'
import { workWithUsPages } from './pages/work-with-us.ts'

export type { PageRecord, PageSection } from './pages/page-record.ts'

/** Pages of sections only. */
export const pages: PageRecord[] = [
  ...supportPages,
  ...demosPages,
  ...resourcesPages,
  ...knowledgeCenterPages,
  ...legalPages,
]

/** Every page with a fixed address and text of its own, besides home and the catalogue's. */
export const fixedPages: (PageHead | PageRecord)[] = [
  servicesPage,
  partnersPage,
  ...workWithUsPages,
  ...solutionsIndexPages,
  ...networkSolutionPages,
  ...accessSolutionPages,
  ...photonicsSolutionPages,
  newsPage,
  beadPage,
  contactPage,
  ...companyPages,
  ...articlePages,
  ...pages,
]
