import type { PageHead } from '#domain/records/page-head.ts'
import type { PageRecord } from '#domain/records/page-record.ts'
import { articles } from './articles/articles.ts'
import { aboutPage } from './company/about.ts'
import { beadPage } from './company/bead.ts'
import { careersPage } from './company/careers.ts'
import { contactPage } from './company/contact.ts'
import { leadershipPage } from './company/leadership.ts'
import { knowledgePage } from './company/knowledge-center.ts'
import { newsPage } from './company/news.ts'
import { partnersPage } from './company/partners.ts'
import { quotePage } from './company/quote.ts'
import { servicesPage } from './company/services.ts'
import { legalPages } from './legal/legal.ts'
import { lossBudgetHead } from './loss-budget-head.ts'
import { demosPages } from './pages/demos.ts'
import { resourcesPages } from './pages/resources.ts'
import { supportPages } from './pages/support.ts'
import { solutions, solutionsIndex } from './solutions/solutions.ts'

/** Pages of sections only. */
export const pages: PageRecord[] = [...supportPages, ...demosPages, ...resourcesPages]

/** Every page with a fixed address and text of its own, besides home and the catalogue's. */
export const fixedPages: (PageHead | PageRecord)[] = [
  solutionsIndex,
  ...solutions,
  servicesPage,
  aboutPage,
  leadershipPage,
  newsPage,
  careersPage,
  partnersPage,
  contactPage,
  quotePage,
  lossBudgetHead,
  beadPage,
  knowledgePage,
  ...articles,
  ...pages,
  ...legalPages,
].filter((page) => page !== undefined)
