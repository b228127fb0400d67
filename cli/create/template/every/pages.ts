import type { PageHead } from '#domain/records/page-head.ts'
import type { PageRecord } from '#domain/records/page-record.ts'
import { aboutPage } from '#content/company/about.ts'
import { contactPage } from '#content/company/contact.ts'
import { knowledgePage } from '#content/company/knowledge-center.ts'
import { quotePage } from '#content/company/quote.ts'
import { legalPages } from '#content/legal/legal.ts'
import { supportPage } from '#content/support.ts'

/** Pages of headings and paragraphs. */
export const pages: PageRecord[] = [supportPage]

/** Whatever else has an address of its own, for the site map: a page that you add goes here too. */
export const fixedPages: (PageHead | PageRecord)[] = [
  aboutPage,
  contactPage,
  quotePage,
  knowledgePage,
  ...pages,
  ...legalPages,
].filter((page) => page !== undefined)
