// A request for a quote: its form, and the page of one that was sent. The page's head is the company's.

/** Every link to the form, and its button. */
export const request = 'Request a quote'

// The parts.
export const parts = 'Parts'
export const partsText =
  'Enter part numbers as they appear on a product page or data sheet. If we do not recognize one, we will ask you; it does not hold up your request.'
export const line = 'Line {line}'
export const partNumber = 'Part number'
export const quantity = 'Quantity'
export const note = 'Note'
export const unknown = 'Not in our catalog: we will ask you about it.'
export const addLine = 'Add a line'
export const remove = 'Remove'
/** The same for those who do not see which, and read aloud once it is done. */
export const removeLine = 'Remove line {line}'
export const lineRemoved = 'Line {line} removed'
/** For visitors without scripts. */
export const clearLine = 'To leave a line out, clear its part number and note.'

// Who asks.
export const whereTo = 'Where to send it'
export const fourFields = 'Four fields are enough. The rest helps us price it right.'
/** The same where a company asks for more than four, or for fewer. */
export const theseFields = 'These fields are enough. The rest helps us price it right.'
export const more = 'More about you and your project'
export const message = 'Message'
export const messageHint = 'Where and when do you need it?'

// One that was sent.
export const sentTitle = 'Your quote request'
export const sentDescription = 'What you requested, and its status.'
export const sentIntro =
  'Keep the address of this page: it shows your request, and only you have it.'
export const states = {
  sent: 'Sent: your request is with our sales team.',
  kept: 'Kept: your request is stored here and on its way to our sales team.',
  delayed:
    'Not sent yet: your request is stored here, and we keep trying. There is no need to send it again.',
}
export const received = 'Received'
export const partsAskedFor = 'Requested parts'
export const partsCount = 'Parts: {count}'
export const product = 'Product'
export const noParts = 'No parts: see your message.'
export const aboutYou = 'About you'
export const editList = 'Edit this list'
export const requestAgain = 'Request again'

// One that was deleted, or never was.
export const goneTitle = 'This request is no longer here'
export const goneDescription = 'Quote requests stay available for a while after they are sent.'
export const deletedAfter = {
  one: 'We delete what you sent us {count} day after it reached our sales team; they still have it. If it is more recent than that, the address may have lost a part on its way.',
  other:
    'We delete what you sent us {count} days after it reached our sales team; they still have it. If it is more recent than that, the address may have lost a part on its way.',
}
export const notWhole = 'The address may be incomplete: please copy all of it.'
export const askUs = 'Ask our sales team'
