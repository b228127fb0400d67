import type { PageHead } from '#domain/records/page-head.ts'

export const quotePage: PageHead & { intro: string } = {
  path: '/quote',
  title: 'Request a quote',
  description: 'Prices by part number and quantity, answered by {{legalName}} within two days.',
  intro: 'Name the parts. We answer within two working days.',
}

export const quoteWords = {
  lines: {
    heading: 'Parts',
    text: 'The part number is on the product and its data sheet.',
    line: 'Line',
    partNumber: 'Part number',
    quantity: 'Quantity',
    note: 'Note',
    unknown: 'Not one of our numbers',
    add: 'Add a line',
    remove: 'Remove',
    removed: (line: number) => `Line ${line} removed`,
    clear: 'Clear a part number to leave it out.',
  },
  you: {
    heading: 'Where to send it',
    text: 'Four fields are enough.',
    more: 'More about you and your project',
    message: 'Message',
    hint: 'Where to, and by when.',
  },
  sent: {
    title: 'Your request for a quote',
    description: 'What you asked for.',
    intro: 'Keep this address.',
    state: {
      sent: 'Sent: we have it.',
      kept: 'Kept: it is stored and will be sent.',
      delayed: 'Could not be sent yet: we keep trying.',
    },
    received: 'Received',
    facts: 'Request',
    parts: 'Parts asked for',
    name: 'Product',
    none: 'No parts.',
    you: 'About you',
    edit: 'Edit this list',
    again: 'Request again',
  },
  gone: {
    title: 'This request is no longer here',
    description: 'Requests are shown for a while.',
    text: (days: number) =>
      days > 0 ? `We keep a request for ${days} days.` : 'The address is not whole.',
    again: 'Request a quote',
    ask: 'Write to us',
  },
}
