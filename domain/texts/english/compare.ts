// A comparison of products, the tray in which they are chosen, and its file for spreadsheets.

export const compare = 'Compare'
/** A page's title. */
export const compareNames = 'Compare {names}'
/** The button of the tray: how many. */
export const compareChosen = 'Compare {count}'
export const comparison = 'Comparison'
export const comparisonOf = 'Comparison of {names}'

// The page. No search engine lists it: the description is for tabs and social cards.
export const description = 'Products side by side: what differs, and which is better.'
/** While there is nothing to compare yet. */
export const intro =
  'Two to four products or part numbers side by side: differences first, better values marked where they are comparable.'
export const addAnother = 'Add another product to compare with {name}.'
/** By the number of all rows. */
export const rowsDiffer = { other: '{differing} of {count} rows differ.' }
export const marks = 'A value is marked best where two or more products state it in the same way.'
export const notStatedTerm = 'Not stated'
export const notStatedMeans = 'the catalog gives no value.'
export const notApplicableTerm = 'Not applicable'
export const notApplicableMeans = 'no product of its family has it.'

// What was asked for and is not shown as asked.
export const nothingCalled = 'Nothing in the catalog is called “{asked}”.'
/** `{names}` are links, one or several. */
export const didYouMean = 'Did you mean {names}?'
export const fourAtMost = 'You can compare up to four: {names} was left out.'
export const isNoLongerMade = '{name} is no longer made.'
export const compareSuccessor = 'Compare its replacement instead:'
/** Before the last of several names. */
export const or = ' or '

// One more column.
export const isFull = 'You can compare up to four: remove or swap one to add another.'
export const inPlaceOf = 'In place of {name}'
export const addProduct = 'Add a product'
export const add = 'Add'
/** In the empty field. */
export const addHint = 'Part number or name'
export const mostLike = 'Similar to {name}:'

// Which rows, and in which units.
export const rows = 'Rows'
export const allRows = 'All rows'
export const differencesOnly = 'Differences only'

// The table.
export const whatDiffers = 'Differences'
export const whatIsSame = 'In common'
export const nothingDiffers = 'No stated value differs.'
export const notRanked = 'not ranked: not directly comparable'
export const best = 'best'
export const noLongerMade = 'No longer made'
export const replacedBy = ', replaced by {name}'
/** What can be done with a column; its product’s name follows for those who do not see it. */
export const swap = 'Swap'
/** One place nearer to the first column: where that stands at the right, this is to the right. */
export const moveLeft = 'Move left'
export const remove = 'Remove'

// The tray.
export const removeName = 'Remove {name}'
export const chooseAnother = 'Choose another to compare.'
export const clear = 'Clear'
export const added = '{name} added, {count} of {most} chosen.'
export const removed = '{name} removed, {count} chosen.'
export const mostChosen = 'You can compare up to {most}: remove one before you add {name}.'

// Rows that no attribute makes, and their headings; a heading of attributes may be the same.
export const productGroup = 'Product'
export const orderingGroup = 'Ordering'
export const interfacesGroup = 'What fits where'
export const complianceGroup = 'Compliance'
export const family = 'Family'
export const type = 'Type'
export const status = 'Status'
export const noLongerMadeSince = 'No longer made since {day}'
export const isNew = 'New'
export const newSince = 'New since {day}'
export const inProduction = 'In production'
export const inService = 'For systems in service'
export const lastOrders = 'Last orders'
export const replacedByHead = 'Replaced by'
export const partNumbers = 'Part numbers'
/** How many part numbers a series has. */
export const numbers = { one: '{count}\u00a0number', other: '{count}\u00a0numbers' }
export const madeToOrder = 'made to order'
export const asChosen = 'As chosen'
export const availability = 'Availability'
export const inStock = 'In stock'
export const toOrder = 'To order'
export const stocked = { other: '{stocked} of {count} in stock' }
export const leadTime = 'Lead time'
/** The unit of the lead time. */
export const workingDays = 'working days'
export const ofMadeToOrder = 'what is made to order'
export const ofNumbers = { other: '{told} of {count} numbers' }
export const packOf = 'Pack of'

// Heads of the file for spreadsheets.
export const groupHead = 'Group'
export const rowHead = 'Row'
export const unitHead = 'Unit'
