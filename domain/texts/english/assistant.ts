// What the assistant answers, in whole sentences. A product’s name stands in brackets, which
// recommend it; no text here has any.

// Lists.
/** Before the last of several; `{rest}` are the others. */
export const and = '{rest} and {last}'
export const or = '{rest} or {last}'
/** Between kinds of products that were asked for. */
export const orBetween = ' or '
/** What is not shown of a list. */
export const andMore = { other: '{count} more' }

// Products that meet what was asked. The forms are by how many products are named.
export const meets = {
  one: '{names} meets what you asked for: {what}.',
  other: '{names} meet what you asked for: {what}.',
}
/** `{host}` is what was named by its part number. */
export const meetsAndGoes = {
  one: '{names} meets what you asked for: {what} and goes with {host}.',
  other: '{names} meet what you asked for: {what} and go with {host}.',
}
export const goesWith = { one: '{names} goes with {host}.', other: '{names} go with {host}.' }
export const nearestOf = {
  one: 'This comes nearest to what you describe: {names}.',
  other: 'These come nearest to what you describe: {names}.',
}
/** Facts of a product, of one of its versions by the number. */
export const asVersion = 'as {number}'
export const asVersionWith = 'as {number}: {facts}'
/** What a product has to be without. */
export const without = 'no {what}'

// Products that come nearest: a clause, and what is added to it. `{said}` is what stands before.
export const comesNearest = { one: '{names} comes nearest', other: '{names} come nearest' }
export const comesNearestMeeting = {
  one: '{names} comes nearest: it meets {what}',
  other: '{names} come nearest: they meet {what}',
}
export const alsoGoes = { one: '{said} and goes with {host}', other: '{said} and go with {host}' }
export const notStatedToMeet = {
  one: '{said}, but is not stated to meet {what}',
  other: '{said}, but are not stated to meet {what}',
}
export const recordSilent = {
  one: '{said}, but its record does not state {what}',
  other: '{said}, but their records do not state {what}',
}
export const doesNotGo = {
  one: '{said}, but does not go with {host} by the records',
  other: '{said}, but do not go with {host} by the records',
}
/** Ends such a sentence. */
export const sentence = '{said}.'

// What follows them.
export const statesOfEach = 'The catalog states of each: {facts}.'
export const moreWouldFit = {
  other: '{count} more in our catalog would fit; tell me a further requirement to narrow it down.',
}
export const couldNotCheck = 'I could not check: {what}.'
export const comesCloser = 'By your words, {name} comes closer.'
export const beMorePrecise = 'Tell me a figure or what it is for, and I can be more precise.'
export const notTaken = 'I did not take into account: {words}.'
export const readFirst = {
  one: 'That is more than I read at once: I took the first word of it.',
  other: 'That is more than I read at once: I took the first {count} words of it.',
}

// What has the least or the most of something, of so many; with its value.
export const extreme = { other: 'the {says} of {count}' }
export const extremeValue = { other: 'the {says} of {count} ({value})' }

// Nothing that meets all.
export const noProduct =
  'No product in the {company} catalog is stated to meet all of this: {what}.'
export const noneOfKind =
  'No {kind} in the {company} catalog is stated to meet all of this: {what}.'
/** The kind is in the plural. */
export const noneOfKinds =
  'None of the {kind} in the {company} catalog is stated to meet all of this: {what}.'
export const holdsNoProduct = 'The {company} catalog holds no such product.'
export const holdsNo = 'The {company} catalog holds no such {kind}.'
/** `{word}` is what the visitor calls it. */
export const nothingCalled = 'Nothing in the {company} catalog is called {word}.'
export const lookFurther = 'Our engineers can look further: {address}.'
export const nearestMisses = 'The nearest, {name} ({number}), misses {missed}.'
export const nearestMeets = 'The nearest, {name} ({number}), meets {met} but misses {missed}.'
export const nearestDescribed =
  'The nearest, {name} ({number}), comes nearest to what you describe.'
export const nearestOther = 'The nearest, {name} ({number}), is of another kind.'
export const itStates = '{what} (it states {facts})'
export const itStatesNone = '{what} (it states no such value)'

// A question in return.
export const askKind =
  'I can search the catalog by kind of product, figures, place and more. Which kind of product do you need, and what is it for?'
/** `{families}` are examples. */
export const askKindOf =
  'I can search the catalog by kind of product, figures, place and more. Which kind of product do you need, such as {families}, and what is it for?'
export const askUse = { other: 'We make {count} kinds of {kind}: what should it do, and where?' }
/** `{choice}` is an attribute with its values in parentheses. */
export const askWhich = { other: 'We make {count} kinds of {kind}: which {choice} do you need?' }
export const askWhichTwo = {
  other: 'We make {count} kinds of {kind}: which {choice} and which {second} do you need?',
}
export const closest = 'Closest by your words: {names}. {question}'

// One product, by its number.
export const noSuchNumber =
  'No product of ours has the number {written}. The closest number is {number}: {name}. {text}'
export const doesNotMeet = 'It does not meet: {what}.'
export const doesNotState = 'Its record does not state: {what}.'

// What of those that the page shows does what was asked; `{names}` each with what it states.
export const shownMeet = { one: '{names} meets {what}.', other: '{names} meet {what}.' }
export const shownMiss = { one: '{names} does not meet it.', other: '{names} do not meet it.' }
export const shownSilent = {
  one: 'The record of {names} does not state it.',
  other: 'The records of {names} do not state it.',
}

// What certifies products, by their numbers. `{letter}` is its number, with where it is read.
export const certified = 'Letter {letter} certifies {names}.'
export const certifiedAsOf = 'Letter {letter} certifies {names}, as of {day}.'
export const noLetter = 'No letter in our records certifies {names}.'

// What goes together.
export const goesInto = {
  one: '{names} goes into {via} ({number}), which goes into {into}.',
  other: '{names} go into {via} ({number}), which goes into {into}.',
}
export const hostGoesWith = '{name} goes with {products}.'
export const upTo = '{name} (up to {count})'
// Parts that are in the box, and more of them. `{part}` is a part number.
export const comesWith = { other: '{number} comes with {count} {part}.' }
export const comesWithFor = { other: '{number} comes with {count} {part}, for {figure}.' }
export const enoughFor = 'That is enough for {what}.'
export const addFor = {
  other: 'For {what} add {count} more: {name} ({part}), of which up to {maximum} fit.',
}
export const moreFit = {
  one: '{count} more fits: {name} ({part}).',
  other: 'Up to {count} more fit: {name} ({part}).',
}
export const numberFor = 'For {what}: {number}.'
export const inPacks = {
  one: '{part} is sold in packs of {size}: {count} pack for {pieces}.',
  other: '{part} is sold in packs of {size}: {count} packs for {pieces}.',
}
/** `{part}` and `{host}` are part numbers; `{each}` is what one part holds of `{what}`. */
export const neededFor = { other: 'For {what}: {count} {part} of {each} each, in {hosts} {host}.' }
export const versionIs = '{number}: {description}.'
export const takes = '{number} takes {names}.'
export const namesAndMore = { other: '{names} and {count} more' }
/** `{place}` is the name of a place or joint. */
export const byPlace = '{names} by the {place}'
export const asAccessory = '{names} as an accessory'
/** `{pair}` are two products. */
export const shareNothing =
  'No: the records name no place or joint that {pair} share, so they are not stated to go together.'
/** `{number}` is of the same product as one of them. */
export const namesOther =
  'No: {pair} share the {place}, but of this product the records name {number} for it.'
/** `{pair}` are a part and what it is put into; `{why}` is a sentence of the company. */
export const mustNotMate =
  'No: {pair} must not be mated. The one is for the {plug}, the other has the {port}. {why}'
export const instead = '{number} goes with {names}.'
export const isAccessory = 'Yes: of {pair}, one is an accessory of the other.'
export const mate = 'Yes: {pair} mate by the {place}.'
export const fitTogether = {
  one: 'Yes: {pair} go together by the {place}; {count} fits where the place is empty.',
  other: 'Yes: {pair} go together by the {place}; {count} fit where the place is empty.',
}
/** Of several that are on one page, by their numbers. */
export const goWithNone = 'By the records, nothing else here goes with {names}.'
export const goNotWith = 'The records do not say that {names} would go with {others}.'
export const morePairs = {
  one: '{count} more pair goes together.',
  other: '{count} more pairs go together.',
}
export const needBesides = 'What they need besides: {names}.'

// Several kinds that each do a part: `{said}` is a whole answer.
export const ofPart = 'For the {kind}: {said}'
export const partsGoTogether = {
  one: '{pair} go together by the {place}; {count} fits where the place is empty.',
  other: '{pair} go together by the {place}; {count} fit where the place is empty.',
}
export const partsMate = '{pair} mate by the {place}.'
export const partIsAccessory = 'Of {pair}, one is an accessory of the other.'
export const partsApart = 'The records do not say that {pair} go together.'

// A comparison.
/** Of what is made in any size of a range, beside those that are stated. */
export const madeFromTo = '{min} to {max} to order'
export const statedAndMade = '{stated} ({made})'
export const differIn = '{names} differ in: {rows}.'
export const notStated = 'not stated'
/** `says` is the visitor's word for it: 'Lighter', 'More ports'. */
export const hasExtreme = '{says}: {number}, {attribute} {value} against {others}.'
export const apartBy = 'The difference is {difference}.'
export const sameFigure = 'The {attribute} is the same: {value}.'
export const sideBySide = 'Side by side: {address}'

// Meanings, documents, people.
export const more = 'More: {pages}.'
/** `{term}` is a word of the trade, `{path}` where documents that speak of it are listed. */
export const inDocuments = '{term} in documents ({path})'
export const documentsOf = '{name}: {files}.'
export const documentsOnPage = '{name}: {files}, under Documents on its page.'
export const excerptFrom = '“{excerpt}”: {name}, {place} ({address}).'
export const excerptPage = 'page {page}'
export const inPerson = 'Our team answers you in person: write to us at {address}.'
export const inPersonAbout =
  'Our team answers you in person about {names}: write to us at {address}.'

// Prices, stock and delivery.
export const inStock = 'kept in stock'
export const toOrder = 'made to order'
export const stocked = {
  one: '{count} version is kept in stock',
  other: '{count} versions are kept in stock',
}
export const madeToOrder = { other: 'made to order in {count} working days or more' }
export const askPrices =
  'Prices and delivery dates are for our team to state: ask at {address} with the part number and quantity.'
export const askPricesOrQuote =
  'Prices and delivery dates are for our team to state: ask at {address} with the part number and quantity, or for a quote: {quote}.'

export const onlyRecommend = 'I only recommend products of the {company} catalog and keep to that.'
export const noCommitments =
  'Prices, delivery and commitments are not mine to state: our team answers them.'
export const onlyProducts =
  'I can only help with products of the {company} catalog: which kind do you need, and what should it do?'
export const anythingElse = 'For anything else please write to us at {address}.'

// What is no longer made. `{address}` is its page.
export const noLongerMade = '{name} ({address}) is no longer made.'
/** Of what is only made for systems in service, until `{day}`. */
export const madeUntil =
  '{name} ({address}) is still made for systems in service, and not for new projects. Last orders: {day}.'
export const nearestNow = 'Nearest in the present range: {name}.'
export const replacedBy = 'It is replaced by: {name}.'
export const documentsKept = 'Its documents are on its page.'

// What the catalog has, and is made for systems in service alone.
export const inService = 'It is made for systems in service.'
export const lastOrders = 'Last orders: {day}.'
export const forNewProjects = 'For new projects take: {name}.'
