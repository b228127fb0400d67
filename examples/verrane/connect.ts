import type { Connect } from '#domain/records/site.ts'

const loud = { label: "LET'S CONNECT" }

export const connect: Connect = {
  heading: 'Tell us about your project.',
  label: "Let's Connect",
  to: '/support',
  of: {
    home: loud,
    products: loud,
    product: loud,
    services: loud,
    about: loud,
    leadership: loud,
    careers: loud,
    family: { to: '/contact-us' },
    partners: { heading: 'Sell, build or write with us.' },
    '/support': { heading: 'Something else?', label: 'Contact Us', to: '/contact-us' },
    '/privacy-policy': {
      heading: 'A question about your data?',
      label: 'Contact Us',
      to: '/contact-us',
    },
  },
  // One line of light that splits and arrives.
  line: 'M0 60c120 0 160-50 300-50h600M0 60c120 0 160-17 300-17h600M0 60c120 0 160 17 300 17h600M0 60c120 0 160 50 300 50h600',
}
