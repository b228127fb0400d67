import type { PageHead } from '#domain/records/page-head.ts'
import type { PageRecord } from '#domain/records/page-record.ts'
import { aboutPage } from '#content/company/about.ts'
import { contactPage } from '#content/company/contact.ts'
import { knowledgePage } from '#content/company/knowledge-center.ts'
import { quotePage } from '#content/company/quote.ts'
import { imprintPage } from '#content/legal/imprint.ts'
import { legalPages } from '#content/legal/legal.ts'
import { supportPage } from '#content/support.ts'

/** Seiten aus Überschriften und Absätzen. */
export const pages: PageRecord[] = [supportPage, imprintPage]

/** Was sonst eine eigene Adresse hat, für die Sitemap: Eine weitere Seite kommt auch hierher. */
export const fixedPages: (PageHead | PageRecord)[] = [
  aboutPage,
  contactPage,
  quotePage,
  knowledgePage,
  ...pages,
  ...legalPages,
].filter((page) => page !== undefined)
