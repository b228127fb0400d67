import type { SiteRecord } from '#domain/records/site.ts'

export const site: SiteRecord = {
  name: '{{name}}',
  legalName: '{{legalName}}',
  tagline: '{{Trade}} and what belongs to them.',
  socialCard: 'other/social.png',
  locale: '{{locale}}',
  timeZone: '{{timeZone}}',
  themeColor: '{{paper}}',
  copyrightYear: Number('{{year}}'),
  email: 'office@our-company.example',
  customerPortal: '',
  social: [],
  phones: [{ office: 'Office', number: '+1 202-555-0100' }],
}
