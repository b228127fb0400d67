import type { PageHead } from '#domain/records/page-head.ts'

export const quotePage: PageHead & { intro: string } = {
  path: '/quote',
  title: 'Request a quote',
  description:
    'Ask for prices and lead times: part numbers, quantities and four lines about you. You get a reference and a page that shows what became of it.',
  intro:
    'Name the parts and how many. A person replies with prices and lead times within one working day. Products are warranted for five years, services for one year.',
}
