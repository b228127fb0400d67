import type { SiteRecord } from '#domain/records/site.ts'

/** The numbers are of a range kept for drama. */
export const site: SiteRecord = {
  name: 'Quernel',
  legalName: 'Quernel Valve Works',
  tagline: 'Valves that close.',
  socialCard: 'other/social.png',
  locale: 'en-GB',
  timeZone: 'Europe/London',
  currency: 'GBP',
  themeColor: '#f7f9fb',
  foundingYear: 1974,
  copyrightYear: 2026,
  email: 'office@quernel.example',
  customerPortal: 'https://portal.quernel.example',
  social: [{ name: 'LinkedIn', url: 'https://www.linkedin.com/company/quernel-example' }],
  phones: [
    { office: 'Works', number: '+44 1632 960123' },
    { office: 'Stores', number: '+44 1632 960124' },
  ],
}
