import type { SiteRecord } from '#domain/records/site.ts'

export const site: SiteRecord = {
  name: '{{name}}',
  legalName: '{{legalName}}',
  tagline: '{{Trade}} und was dazugehört.',
  socialCard: 'other/social.png',
  locale: '{{locale}}',
  timeZone: '{{timeZone}}',
  themeColor: '{{paper}}',
  copyrightYear: Number('{{year}}'),
  email: 'office@our-company.example',
  customerPortal: '',
  social: [],
  phones: [{ office: 'Büro', number: '+1 202-555-0100' }],
}
