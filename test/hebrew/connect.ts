import type { Connect } from '#domain/records/site.ts'

export const connect: Connect = {
  heading: 'לאיזו משימה זה?',
  label: 'יצירת קשר',
  to: '/contact-us',
}
