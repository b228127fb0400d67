import { nightLine } from '#content/company/contact.ts'
import { site } from '#content/site.ts'
import type { PageRecord } from '#domain/records/page-record.ts'

/** Answered day and night. */
const call = { label: `Call ${site.phones[0].number}`, call: site.phones[0].office }
/** Beside each email: not everybody has a program for it. */
const form = { label: 'Use the contact form', to: '/contact-us' }
const portal = { label: 'Customer portal', url: site.customerPortal }

export const supportPages: PageRecord[] = [
  {
    path: '/support',
    title: 'Support',
    description:
      'Talk to an engineer, get a price, follow an order, ask about a product in hand, or get help day and night when service is down.',
    intro:
      'Choose what fits. Each line goes to the people who can answer it; the short lists name what to have at hand.',
    sections: [
      {
        heading: 'What do you need?',
        id: 'choose',
        paragraphs: [],
        cards: [
          {
            title: 'Talk to an engineer',
            id: 'engineer',
            text: 'Choosing parts, checking a loss budget, comparing two designs. Free of charge, with or without an order.',
            points: [
              'Optics or equipment at both ends, by type',
              'Distance, and connections between them',
              'Place: rack, room, pole, handhole or wall',
            ],
            links: [call, form, { label: 'Email an engineer', mail: 'Question for an engineer' }],
          },
          {
            title: 'Get a price',
            id: 'quote',
            text: 'A quote with lead times, within one working day.',
            points: [
              'Part numbers and quantities, lengths of cords',
              'Where and by when',
              'Name of the award, if it is a BEAD project',
            ],
            links: [
              { label: 'Request a quote', to: '/quote' },
              { label: 'Gather part numbers', to: '/list' },
            ],
          },
          {
            title: 'Follow or return an order',
            id: 'order',
            text: 'Status, shipping documents and test reports are in the portal, day and night. To return a wrong delivery or correct an invoice, use the contact form.',
            points: ['Number of the order or invoice', 'Parts to send back, and why'],
            links: [portal, form, { label: 'Ask about an order', mail: 'Order status' }],
          },
          {
            title: 'A product in hand',
            id: 'product',
            text: 'With its serial number we find loss, return loss and end faces as they were on the day it was built.',
            points: [
              'Serial number: near each end of a cord',
              'Part number: on the label of panels, terminals and closures',
              'What was measured, and with what',
            ],
            links: [
              form,
              { label: 'Send a serial number', mail: 'Serial number' },
              { label: 'Find the product', to: '/products' },
            ],
          },
          {
            title: 'Service is down or a cable is cut',
            id: 'emergency',
            text: 'This phone is answered day and night, weekends too, and a splice crew comes within 24 hours. Agreement holders call the number on the spares box.',
            points: [
              'Site and access, day and night',
              'Cable type and fiber count',
              'Which fibers come first',
            ],
            links: [call, { label: 'Fiber restoration', to: '/fiber-restoration' }],
          },
          {
            title: 'Request a visit',
            id: 'visit',
            text: 'The demonstration trailer, an engineer at your site, or 20 minutes by video.',
            points: ['What you would like to see', 'How many will be there', 'Two or three dates'],
            links: [
              form,
              { label: 'Email about a visit', mail: 'Request a Visit' },
              { label: 'What can be shown', to: '/demos' },
            ],
          },
        ],
      },
      {
        heading: 'Phone',
        id: 'phone',
        paragraphs: [
          `Each office answers in its own working hours. ${nightLine} In writing, ${site.email} reaches all of them.`,
        ],
        phones: true,
      },
      {
        heading: 'Before you report loss',
        id: 'loss',
        paragraphs: ['These steps settle many cases and narrow down the rest.'],
        list: [
          'Inspect both end faces, clean them, and inspect again',
          'Measure at 1310 and 1550 nm: dirt costs about the same at both, a bend costs more at 1550 nm',
          'Set the reference again with the cord you measure with',
          'Note part number, serial number and both readings',
        ],
        films: ['videos/connector-cleaning.mp4'],
      },
      {
        heading: 'Warranty',
        id: 'warranty',
        paragraphs: [
          'Products are warranted for five years from delivery against defects in material and workmanship, services for one year from acceptance. Closures installed by technicians with our certificate have an extended term of ten years.',
          'We repair or replace what fails. Report it with the part number and the serial number.',
        ],
        links: [form],
      },
      {
        heading: 'Documents at hand',
        id: 'documents',
        paragraphs: [
          'Data sheets and installation guides are on the page of each product. These are asked for most:',
        ],
        downloads: [
          {
            label: 'Cleaning and inspecting MPO end faces',
            file: 'technicalNotes/Cleaning and Inspecting MPO End Faces.pdf',
            note: 'Technical note',
          },
          {
            label: 'Loss budgets for 400G-DR4 and 800G-DR8',
            file: 'technicalNotes/Loss Budgets for 400G-DR4 and 800G-DR8.pdf',
            note: 'Technical note',
          },
          {
            label: 'Multiport terminals, installation guide',
            file: 'installationGuides/vmt-installation-guide.pdf',
            note: 'Installation guide',
          },
          {
            label: 'OTDR, quick guide',
            file: 'quickInstallationGuides/otdr-quick-guide.pdf',
            note: 'Quick guide',
          },
        ],
        links: [{ label: 'All resources', to: '/resources' }],
      },
      {
        heading: 'If the website is in your way',
        id: 'accessibility',
        paragraphs: [
          'It should work by keyboard, with a screen reader, with large letters and with colors of your own. Where it does not, tell us the page: we mend it, and tell you by phone or email what it would have told you.',
        ],
        links: [{ label: 'Accessibility statement', to: '/accessibility' }],
      },
    ],
  },
]
