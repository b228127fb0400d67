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
  email: '{{email}}',
  customerPortal: '',
  social: [],
  phones: [{ office: 'Office', number: '{{phone}}' }],
}
