import { site } from '#content/site.ts'
import type { PageRecord } from './page-record.ts'

export const legalPages: PageRecord[] = [
  {
    path: '/privacy-policy',
    title: 'Privacy policy',
    description:
      'What personal data the website of Verrane Fiber & Photonics handles, which cookies it uses, and how to reach us about it.',
    intro:
      'Last updated April 30, 2025. This policy says what personal data this website handles, why, and what you can ask of us.',
    sections: [
      {
        heading: 'Who is responsible',
        paragraphs: [
          `${site.legalName}, with its head office in New Jersey, United States, is responsible for this website, called the service below.`,
        ],
      },
      {
        heading: 'What we handle',
        paragraphs: [
          'When you write, call or send a message through the service, we keep what you tell us: your name, company, email address, telephone number, country, state and the text itself. When you look at a page, the server notes the time, the address of the page and the network address it was sent to.',
        ],
      },
      {
        heading: 'What we use it for',
        paragraphs: ['We use personal data only for these purposes:'],
        list: [
          'to answer you, and to make and carry out offers and orders',
          'to run the service and protect it against misuse',
          'to keep the records that the law requires of us',
        ],
      },
      {
        heading: 'Cookies',
        paragraphs: [
          'A cookie is a small text that the browser stores for a website. A session cookie is deleted when you close the browser; a persistent one stays until it expires or you delete it. The service uses three types:',
        ],
        list: [
          'Essential cookies (session): needed to provide the service and to keep it secure',
          'Cookie-acceptance cookies (persistent): remember whether you have accepted cookies',
          'Functionality cookies (persistent): remember choices you have made, so that you need not make them again',
        ],
      },
      {
        heading: 'Who receives it',
        paragraphs: [
          'Providers that host the service or manage our correspondence handle data on our behalf and under our instructions. Offices of our own in other countries receive what they need to answer you. We do not sell personal data.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          'As long as the purpose lasts: correspondence until the matter is closed and for as long afterward as the law requires, server records for a short time.',
        ],
      },
      {
        heading: 'Your choices',
        paragraphs: [
          'You may ask what we hold about you, have it corrected or deleted, or object to its use. You may refuse or delete cookies in your browser; pages can still be read, but choices will not be remembered.',
        ],
      },
      {
        heading: 'Children',
        paragraphs: [
          'The service is not for anyone under 13. We do not knowingly collect data from children under 13; if you learn that a child has sent us any, tell us and we delete it.',
        ],
      },
      {
        heading: 'Changes and contact',
        paragraphs: [
          'When this policy changes, the date at its top changes with it.',
          `Questions about privacy reach us at ${site.email} or by the ways named on the contact page.`,
        ],
      },
    ],
    links: [{ label: 'Contact Us', to: '/contact-us' }],
  },
]
