import type { Connect } from '#domain/records/site.ts'

export const connect: Connect = {
  heading: 'Tell us what has to connect.',
  // One line of light that splits and arrives.
  line: 'M0 60c120 0 160-50 300-50h600M0 60c120 0 160-17 300-17h600M0 60c120 0 160 17 300 17h600M0 60c120 0 160 50 300 50h600',
}
