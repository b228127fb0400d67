import type { Connect } from '#domain/records/site.ts'

/** The band that closes most pages. */
export const connect: Connect = {
  heading: 'Which task is it for?',
  label: 'Contact us',
  to: '/contact-us',
}
