import type { PageRecord } from '#domain/records/page-record.ts'
import { address } from '#content/company/contact.ts'
import { site } from '#content/site.ts'

/** Das Gesetz verlangt hier mehr: Vertretungsberechtigte, Register, Umsatzsteuer-Nummer. */
export const imprintPage: PageRecord = {
  path: '/imprint',
  title: 'Impressum',
  description:
    'Wer für die Website von {{legalName}} verantwortlich ist, und wie man uns erreicht.',
  intro: 'Verantwortlich für diese Website.',
  sections: [
    {
      heading: '{{legalName}}',
      paragraphs: [...address, site.phones[0].number, site.email],
    },
  ],
}
