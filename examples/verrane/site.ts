import type { SiteRecord } from '#domain/records/site.ts'

/** Phone numbers of the sample are of ranges kept for fiction. */
export const site: SiteRecord = {
  name: 'Verrane',
  legalName: 'Verrane Fiber & Photonics',
  tagline: 'Glass since 1918. Connectivity and photonics, made to be measured.',
  socialCard: 'other/social/default.jpg',
  locale: 'en-US',
  timeZone: 'America/New_York',
  currency: 'USD',
  themeColor: '#fafaf7',
  foundingYear: 1918,
  copyrightYear: 2026,
  email: 'hello@verrane.example',
  customerPortal: 'https://portal.verrane.example/login',
  social: [
    { name: 'LinkedIn', url: 'https://www.linkedin.com/company/verrane-example' },
    { name: 'YouTube', url: 'https://www.youtube.com/@verrane-example' },
  ],
  phones: [
    { office: 'USA', number: '+1 201-555-0100' },
    { office: 'Europe', number: '+31 20 555 0110' },
    { office: 'Japan', number: '+81 3-5550-0120' },
    { office: 'China', number: '+86 25 5550 0130' },
    { office: 'Philippines', number: '+63 2 5550 0140' },
  ],
}
