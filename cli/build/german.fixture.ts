// What a server says to a visitor, as a build puts a company's words into it.
export { createAssistant } from '#domain/chat/assistant.ts'
export { parseContact } from '#domain/submission/contact.ts'
export { parseQuote } from '#domain/submission/quote.ts'
export { tooMany } from '#server/http/rate-limit.ts'
export { failureText } from '#server/submissions/failure-text.ts'
export { limitedPage } from '#server/submissions/limited-page.ts'
