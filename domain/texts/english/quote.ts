// A request for a quote: its form, and the page of one that was sent. The page's head is the company's.

/** Every link to the form, and its button. */
export const request = 'Request a quote'

// The parts.
export const parts = 'Parts'
export const partsText =
  'Part numbers as on the product’s page or a data sheet. What we do not recognize we ask you about; it does not stop your request.'
export const line = 'Line {line}'
export const partNumber = 'Part number'
export const quantity = 'Quantity'
export const note = 'Note'
export const unknown = 'Not in our catalog: we will ask.'
export const addLine = 'Add a line'
export const remove = 'Remove'
/** The same for those who do not see which, and read aloud once it is done. */
export const removeLine = 'Remove line {line}'
export const lineRemoved = 'Line {line} removed'
/** For visitors without scripts. */
export const clearLine = 'Clear a part number and its note to leave a line out.'

// Who asks.
export const whereTo = 'Where to send it'
export const fourFields =
  'Four fields are enough. The rest spares a question when it matters to the price.'
/** The same where a company asks for more than four, or for fewer. */
export const theseFields =
  'These fields are enough. The rest spares a question when it matters to the price.'
export const more = 'More about you and your project'
export const message = 'Message'
export const messageHint = 'Where and by when.'

// One that was sent.
export const sentTitle = 'Your request for a quote'
export const sentDescription = 'What you asked for, and what became of it.'
export const sentIntro =
  'Keep this page’s address: it shows what you asked for, and nobody else knows it.'
export const states = {
  sent: 'Sent: your request is with our sales team.',
  kept: 'Kept: your request is stored here and on its way to our sales team.',
  delayed:
    'Could not be sent yet: your request is stored here, and we keep trying. There is no need to send it again.',
}
export const received = 'Received'
export const partsAskedFor = 'Parts asked for'
export const partsCount = 'Parts: {count}'
export const product = 'Product'
export const noParts = 'No parts: see your message.'
export const aboutYou = 'What you told us about you'
export const editList = 'Edit this list'
export const requestAgain = 'Request again'

// One that was deleted, or never was.
export const goneTitle = 'This request is no longer here'
export const goneDescription = 'Requests for a quote are shown for a while after they were sent.'
export const deletedAfter = {
  one: 'We delete what you sent us {count} day after it reached our sales team; they still have it. If it is more recent than that, the address may have lost a part on its way.',
  other:
    'We delete what you sent us {count} days after it reached our sales team; they still have it. If it is more recent than that, the address may have lost a part on its way.',
}
export const notWhole = 'The address may have lost a part on its way: please copy it whole.'
export const askUs = 'Ask our sales team'
