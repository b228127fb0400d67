// The assistant’s window. What it answers is in reply.ts.

/** The button that opens it; on phones the first word alone. */
export const ask = 'Ask'
export const askRest = ' our assistant'
export const assistant = 'Assistant'
/** Ahead of everything else that it says (EU AI Act, article 50). */
export const automated = 'I am an automated assistant.'
export const startOver = 'Start over'
export const conversation = 'Conversation'
export const typing = 'Typing...'
export const message = 'Message'
export const send = 'Send'
/** Who says what, for those who do not see it. */
export const you = 'You:'
export const assistantSays = 'Assistant:'
export const noImage = 'No Image'

// Where nothing came.
export const takesTooLong = 'The answer is taking too long. Please send your question again.'
export const noConnection = 'No connection. Please send your question again when you are online.'
export const brokeOff = 'The answer broke off.'
export const failed = 'Error contacting AI assistant: {reason}'

// What links to pages are called.
export const contactPage = 'our contact page'
export const compare = 'Compare'
/** While its code comes. */
