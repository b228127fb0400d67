import type { SiteRecord } from '#domain/records/site.ts'
import { site as english } from '../company/site.ts'

/** The neutral company, as it speaks to its neighbors. */
export const site: SiteRecord = { ...english, locale: 'de-DE', unitsBefore: ['DN'] }
