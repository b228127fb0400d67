import type { SiteRecord } from '#domain/records/site.ts'

/** The number is of a range kept for drama. */
export const site: SiteRecord = {
  name: 'Quernel',
  legalName: 'Quernel Valve Works',
  tagline: 'Valves that close.',
  socialCard: 'productImages/ball-valve.png',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  themeColor: '#f7f9fb',
  copyrightYear: 2026,
  email: 'office@quernel.example',
  customerPortal: '',
  social: [],
  phones: [{ office: 'Works', number: '+44 1632 960123' }],
}
