import { articles } from './articles/articles.ts'
import { aboutHead } from './company/about.ts'
import { beadPage } from './company/bead.ts'
import { careersHead } from './company/careers.ts'
import { contactPage } from './company/contact.ts'
import { knowledgePage } from './company/knowledge-center.ts'
import { leadershipHead } from './company/leadership.ts'
import { newsPage } from './company/news.ts'
import { partnersPage } from './company/partners.ts'
import { servicesPage } from './company/services.ts'
import { legalPages } from './legal/legal.ts'
import type { PageHead } from './page-head.ts'
import { demosPages } from './pages/demos.ts'
import type { PageRecord } from './pages/page-record.ts'
import { resourcesPages } from './pages/resources.ts'
import { supportPages } from './pages/support.ts'
import { solutions, solutionsIndex } from './solutions/solutions.ts'

export type { PageRecord, PageSection } from './pages/page-record.ts'

/** Pages of sections only. */
export const pages: PageRecord[] = [...supportPages, ...demosPages, ...resourcesPages]

/** Every page with a fixed address and text of its own, besides home and the catalogue's. */
export const fixedPages: (PageHead | PageRecord)[] = [
  solutionsIndex,
  ...solutions,
  servicesPage,
  aboutHead,
  leadershipHead,
  newsPage,
  careersHead,
  partnersPage,
  contactPage,
  beadPage,
  knowledgePage,
  ...articles,
  ...pages,
  ...legalPages,
]
