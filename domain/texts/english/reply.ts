// What the assistant answers.

// Finding.
export const meets = '{product} meets it: {facts}.'
export const fits = '{product} is what you are looking for.'
export const alsoMeets = '{product} also meets it: {facts}.'
export const alsoFits = 'Also: {product}.'
export const noneMeets = 'None of our {kind} meets all of that.'
export const nothingMeets = 'Nothing in our catalog meets all of that.'
export const nearest = 'The nearest is {product}: {misses}.'
export const misses = '{stated} instead of {what}'
export const statesNothing = 'its record does not state {what}'
export const notSold = 'Our catalog lists nothing called “{what}”.'
export const notListed = 'I found nothing like that in our catalog.'
export const notStated = 'Its record does not state {what}, so please confirm that with us.'
export const suggested = 'I cannot tell yet which of these you need: {products}.'
export const couldBe = '{product}, {summary}'
export const which = 'Which {attribute} do you need: {values}?'
export const tellMore = 'What is it for, and which figures matter to you?'
export const or = '{rest} or {last}'
export const and = '{rest} and {last}'

// Facts.
export const factOf = '{product}: {fact}'
/** Products that a quoted answer speaks of. */
export const mentioned = 'See {products}.'
export const states = '{product}: {facts}.'
export const fromDocument = '{fact} That is from “{title}”: {path}'
export const noFact = 'The record of {product} does not say that. Our engineers can: {contact}'
export const nothingToAdd =
  'I have nothing to add from our records. Our engineers can help further: {contact}'

// Comparing.
export const differ = '{first} and {second} differ in this: {differences}.'
export const difference = '{label} {first} against {second}'
export const same = '{first} and {second} state the same in everything that both list.'
export const compareAt = 'Side by side: {path}'

// Fits.
export const goesInto = 'Yes: {first} goes with {second} by their records ({where}).'
export const goesTogether = 'Yes: {first} goes with {second} by their records.'
export const noFit = 'No: our records do not list {first} as going with {second}.'
export const takes = '{product} goes with {products}.'
export const noneGoes = 'No: our records list no {kind} that goes with {product}.'
export const alsoNeeded = 'You also need {products}.'
export const nothingTakes = 'Our records name nothing that goes with {product}.'

// Quantities.
export const needed = 'You need {count} × {product}: {wanted} at {each} each.'
export const neededAtBothEnds =
  'You need {count} × {product} for both ends: {wanted} at {each} each.'
export const holds = '{host} takes up to {count} × {part}.'

// Documents and pages.
export const document = '{title} of {product}: {path}'
export const page = '{excerpt} See {title}: {path}'
export const pageOnly = 'See {title}: {path}'
/** Prices, discounts, lead times and stock are in no record. */
export const quote =
  'Prices and delivery dates come with a quote. Ask for one for {product} here: {path}'
export const askPeople = 'Our team can tell you: {contact}'

// What is no longer made. `{path}` is its page.
export const noLongerMade = '{name} ({path}) is no longer made.'
/** Of what is only made for systems in service, until `{day}`. */
export const madeUntil =
  '{name} ({path}) is still made for systems in service, and not for new projects. Last orders: {day}.'
export const nearestNow = 'Nearest in the present range: {product}.'
export const replacedBy = 'It is replaced by: {product}.'
export const forNewProjects = 'For new projects take: {product}.'
export const documentsKept = 'Its documents are on its page.'

// Small talk and the rest.
export const hello =
  'Hello. Tell me what you are looking for: what it is for, and the figures that matter.'
export const welcome = 'You are welcome. Ask me anything else about our products.'
export const offTopic = 'I can only help with our products and our company. What are you building?'
