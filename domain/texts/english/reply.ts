// What the assistant answers.

// Finding.
export const meets = 'I suggest {product}: {facts}.'
export const fits = 'I suggest {product}.'
export const alsoMeets = 'Also possible: {product}, {facts}.'
export const alsoFits = 'Also possible: {product}.'
export const noneMeets = 'None of our {kind} meets all of that.'
export const nothingMeets = 'I cannot find a product that meets all of that.'
export const nearest = 'The nearest is {product}: {misses}.'
export const misses = '{stated} instead of {what}'
export const missesUnwanted = '{stated}, which you do not want'
export const statesNothing = 'its record does not state {what}'
export const notSold = 'We have nothing called “{what}” in our catalog.'
export const notListed = 'I found nothing like that in our catalog.'
export const notStated = 'Its record says nothing about {what}, so please check that with us.'
export const noneStates = 'None of our records states {what}.'
export const suggestedOne = 'I cannot be certain, but it may be {product}.'
export const allMeet = 'These meet all of that: {products}.'
export const suggested = 'I cannot be certain yet, but the likeliest are {products}.'
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
/** A page that says more of a term. */
export const more = 'Read more: {path}'
export const noFact =
  'I have no record of that for {product}. Our engineers can tell you: {contact}'
export const nothingToAdd =
  'That is all our records say about it. Our engineers can take it from here: {contact}'

// Comparing.
export const differ = '{first} and {second} differ in {differences}.'
export const alsoDiffer = 'They also differ in {differences}.'
export const difference = '{label} ({first} versus {second})'
export const same = '{first} and {second} are the same in everything our records list for both.'
export const compareAt = 'Side by side: {path}'

// Fits.
export const goesInto = 'Yes, {first} goes with {second}, according to our records ({where}).'
export const goesTogether = 'Yes, {first} goes with {second}, according to our records.'
export const noFit = 'No, our records do not list {first} as going with {second}.'
/** Of what a hand could mate; `{why}` is a sentence of the company's trade rules. */
export const mustNotMate = 'No, {first} must not be mated with {second}. {why}'
export const takes = '{product} goes with {products}.'
export const alsoNeeded = 'You also need {products}.'
export const nothingTakes = 'Our records name nothing that goes with {product}.'

// Quantities.
export const needed = 'You need {parts}.'
/** Behind it stands one of the reasons, and in how many packs it comes. */
export const neededPart = '{count} × {product}'
export const enough = '({wanted} at {each} each)'
export const enoughAtBothEnds = 'for both ends ({wanted} at {each} each)'
export const forEach = '({each} for each of {times})'
export const holding = '(it takes {each})'
export const inOnePack = 'in one pack of {size}'
export const inPacks = 'in {packs} packs of {size}'
export const inTotal = 'That is {total} in total.'
export const holdsMore = '{host} takes up to {count} more × {part}; {included} come in the box.'
export const inTheBox = '{included} come in the box, so order {more} more.'
export const holds = '{host} takes up to {count} × {part}.'

// Documents and pages.
export const document = '{title} for {product}: {path}'
export const page = '{excerpt} See {title}: {path}'
export const pageOnly = 'See {title}: {path}'
export const inStock = '{number} is in stock.'
export const madeToOrder = '{number} is made to order in {days} working days.'
export const soldInPacks = 'It comes in packs of {size}.'
/** Prices, discounts, lead times and stock are in no record. */
export const quote =
  'Prices and delivery dates come with a quote. Request one for {product} here: {path}'
/** Behind a text that may not answer. */
export const isThatIt = 'Does that answer your question? If not, our team will: {contact}'
export const askPeople = 'Our team can tell you: {contact}'

// What is no longer made. `{path}` is its page.
export const noLongerMade = '{name} ({path}) is no longer made.'
/** Of what is only made for systems in service, until `{day}`. */
export const madeUntil =
  '{name} ({path}) is still made for systems in service, and not for new projects. Last orders: {day}.'
export const nearestNow = 'Closest current product: {product}.'
export const replacedBy = 'It is replaced by: {product}.'
export const forNewProjects = 'For new projects, choose {product}.'
export const documentsKept = 'Its documents are on its page.'

// Small talk and the rest.
/** To a question that names nothing: 'what do you make?' */
export const families = 'We make {families}. What are you looking for?'
export const hello =
  'Hello! What are you looking for? Tell me what it is for and which figures matter to you.'
export const welcome = 'You are welcome. Just ask if you need anything else.'
export const offTopic = 'I can only help with our products and our company. What are you building?'
