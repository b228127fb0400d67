import type { Connect } from '#domain/records/site.ts'

export const connect: Connect = {
  heading: 'Which pressure has to hold?',
  label: 'Contact us',
  to: '/contact-us',
}
