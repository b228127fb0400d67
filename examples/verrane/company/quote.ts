import type { PageHead } from '#domain/records/page-head.ts'
import type { SentQuote } from '#domain/submission/sent-quote.ts'

export const quotePage: PageHead & { intro: string } = {
  path: '/quote',
  title: 'Request a quote',
  description:
    'Ask for prices and lead times: part numbers, quantities and four lines about you. You get a reference and a page that shows what became of it.',
  intro:
    'Name the parts and how many. You hear from a person with prices and lead times within one working day.',
}

export const quoteWords = {
  lines: {
    heading: 'Parts',
    text: 'Part numbers as on the product’s page or a data sheet. What we do not recognize we ask you about; it does not stop your request.',
    line: 'Line',
    partNumber: 'Part number',
    quantity: 'Quantity',
    note: 'Note',
    unknown: 'Not in our catalog: we will ask.',
    add: 'Add a line',
    remove: 'Remove',
    /** Read aloud. */
    removed: (line: number) => `Line ${line} removed`,
    /** Without JavaScript. */
    clear: 'Clear a part number and its note to leave a line out.',
  },
  you: {
    heading: 'Where to send it',
    text: 'Four fields are enough. The rest spares a question when it matters to the price.',
    more: 'More about you and your project',
    message: 'Message',
    hint: 'Where and by when; what it has to connect to; the name of the award, if there is one.',
  },
  sent: {
    title: 'Your request for a quote',
    description: 'What you asked for, and what became of it.',
    intro: 'Keep this page’s address: it shows what you asked for, and nobody else knows it.',
    state: {
      sent: 'Sent: your request is with our sales team.',
      kept: 'Kept: your request is stored here and on its way to our sales team.',
      delayed:
        'Could not be sent yet: your request is stored here, and we keep trying. There is no need to send it again.',
    } satisfies Record<SentQuote['state'], string>,
    received: 'Received',
    facts: 'Request',
    parts: 'Parts asked for',
    name: 'Product',
    none: 'No parts: see your message.',
    you: 'What you told us about you',
    edit: 'Edit this list',
    again: 'Request again',
  },
  gone: {
    title: 'This request is no longer here',
    description: 'Requests for a quote are shown for a while after they were sent.',
    text: (days: number) =>
      days > 0
        ? `We delete what you sent us ${days} days after it reached our sales team; they still have it. If it is more recent than that, the address may have lost a part on its way.`
        : 'The address may have lost a part on its way: please copy it whole.',
    again: 'Request a quote',
    ask: 'Ask our sales team',
  },
}
