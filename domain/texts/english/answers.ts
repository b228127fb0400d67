// What the server answers by itself: forms that are not taken, limits, failures, and addresses
// that have no page. What forms say of their fields is in forms.

// Any address.
export const getOnly = 'This address answers GET requests only.'
export const wentWrong = 'Something went wrong on our side. Please try again in a moment.'
export const busy = 'The server is busy at the moment. Please try again in a few seconds.'
export const fromElsewhere = 'Forms are accepted only from pages of this site.'

// Who asks too often.
export const tooManySeconds = {
  one: 'Too many requests. Please try again in {count} second.',
  other: 'Too many requests. Please try again in {count} seconds.',
}
export const tooManyMinutes = {
  one: 'Too many requests. Please try again in {count} minute.',
  other: 'Too many requests. Please try again in {count} minutes.',
}
export const tooManyHours = {
  one: 'Too many requests. Please try again in {count} hour.',
  other: 'Too many requests. Please try again in {count} hours.',
}
/** The page of who posted a form too often without scripts. */
export const waitAMoment = 'Please wait a moment'
export const nothingSent =
  'Nothing was sent. Reload this page after that time to send the form as you filled it in, or go back with your browser’s Back button.'

// What is too long, or cannot be read. `{most}` is a number of kilobytes.
export const textTooLong = 'This is too long: {most} KB at most. Please send less.'
export const formUnread = 'The form could not be read.'
export const formTooLong =
  'This is too long to send: {most} KB at most. Please shorten your message.'
export const formMalformed = 'The form could not be read: its fields are malformed or too many.'
/** For who writes programs. */
export const formUnsupported =
  'Send the form as application/json or application/x-www-form-urlencoded.'
export const idMalformed = 'The form’s submissionId is not a UUID.'
export const solveChallenge = 'Solve the challenge and send the form again with its solution.'

// A form that was read.
export const correctFields = 'Please correct the marked fields.'
/** Of a field that people do not see. */
export const leaveEmpty =
  'Leave this field empty. If software filled it in for you, clear it and send again.'
export const sentBefore =
  'This form was sent before with other contents. Reload the page to send another enquiry.'
export const enquiryStored =
  'Your enquiry is stored, with everything you filled in. We keep trying until it reaches our team, so there is no need to send it again.'
/** The same of a request that has a page of its own. */
export const requestStored =
  'Your enquiry is stored, with everything you filled in. We keep trying until it reaches our team, so there is no need to send it again. The page of your request shows when it has.'
/** `{service}` is where enquiries go. */
export const serviceError = '{service} error: {message}'
/** In the place of `{message}`. */
export const serviceErrorUnknown = 'Unknown'
export const serviceUnexpected = 'Unexpected response from {service}'
/** Reasons why a submission failed: after a colon. */
export const serviceRefused = '{service} did not take it'
export const mailboxRefused = 'our team’s mailbox did not take it'

// What is not there.
/** For programs, in the place of a page. */
export const noPage = 'There is no such page.'
export const noCountry = 'No country is called “{country}”.'
export const nameACountry = 'Name a country: /api/states?country=NAME.'
export const noDocument = 'This document is not available. Ask us for it at /contact-us.'
export const noDocumentOfParts = 'Of these parts there is no such document.'
/** A file in an archive that names the documents it lacks. */
export const notIncluded = 'Not included.txt'
export const noPicture = 'There is no such picture.'
export const noPicturesOf = 'Pictures of this place are not served.'
export const noWidth = 'This width is not offered.'
export const noDrawing = 'There is no such drawing.'
export const noFamily = 'There is no such family.'

// A drawing’s title; `{sides}` are sides with their lengths.
export const outlineOf = 'Outline of {name}: {sides}'
export const sides = { width: 'width', height: 'height', depth: 'depth', diameter: 'diameter' }

// The assistant’s service.
export const questionTooLong = 'This is too long: {most} KB at most.'
export const cannotAnswer = 'The assistant cannot answer right now. Please try again in a moment.'
export const answerBrokeOff = 'The answer broke off. Please try again in a moment.'
export const sendMessages =
  'Send messages of the roles user and assistant, {most} at most and none of them empty, the last by the user, and a model.'
export const sendModel = 'The model has to be {model}.'

// Heads of a family’s file for programs and spreadsheets.
export const feedHeads = {
  partNumber: 'Part number',
  product: 'Product',
  slug: 'Slug',
  family: 'Family',
  type: 'Type',
  stock: 'Stock',
  leadDays: 'Lead days',
  page: 'Page',
  updated: 'Updated',
  version: 'Catalogue version',
}
