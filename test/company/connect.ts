import type { Connect } from '#domain/records/site.ts'

export const connect: Connect = {
  heading: 'Which pressure has to hold?',
  label: 'Ask the works',
  to: '/support',
  of: {
    home: { label: 'ASK THE WORKS' },
    product: { label: 'Ask about this one' },
    family: { to: '/contact-us' },
    partners: { heading: 'Sell what closes?' },
    '/demos': { heading: 'Or hold one yourself', label: 'Where we are', to: '/contact-us' },
  },
  line: 'M0 60H380C430 60 430 20 480 20H900',
}
