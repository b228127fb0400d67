// The list of products and families: its filters, its search, its table, and what a text was read as.

export const products = 'Products'
export const results = 'Results'
/** `{total}` is the number of all products. */
export const showing = 'Showing {matched} of {total} products'
export const clearAllFilters = 'Clear All Filters'
export const pagesOfProducts = 'Pages of products'
export const nearest = 'Nearest'
export const productsShown = { one: '{count} product shown', other: '{count} products shown' }
export const searchAll = 'Search all products'

// Order and view.
export const sort = 'Sort'
export const bestMatch = 'Best match'
export const familyOrder = 'Family order'
export const byColumn = 'By column'
/** Of a column, `{label}`. */
export const ascending = '{label}, ascending'
export const descending = '{label}, descending'
export const view = 'View'
export const cards = 'Cards'
export const table = 'Table'
export const tableOfProducts = 'Table of products'
export const tableCaption = 'Products by part number. The links in the first row sort them.'
export const partNumber = 'Part number'
export const name = 'Name'

// Nothing found.
export const notAvailable = 'The catalog is not available right now'
export const tryLater =
  'We are on it. Please try again in a few minutes, or call one of our offices below.'
/** The way to Contact Us. */
export const askUs = 'Ask us'
export const noneMeetsAll = 'No product meets all of this'
/** Heads what comes nearest to `{text}`, of which nothing is sold. */
export const notListed = 'We do not list “{text}”'
export const nearestAre = 'Closest matches:'
export const takeAway = 'Remove one requirement to see more:'
export const withoutWords = 'Without the words “{words}”'
export const withoutFilter = 'Without “{label}”'

// Filters.
export const filters = 'Filters'
export const allFilters = 'All filters'
export const showCount = { one: 'Show {count} product', other: 'Show {count} products' }
export const productCount = { one: '{count} product', other: '{count} products' }
export const productsOf = 'Products of {name}'
export const findFilter = 'Find a filter'
export const findFilterOrValue = 'Find a filter or value'
export const noFilterCalled = 'No filter or value is called “{text}”.'
export const clear = 'Clear'
/** The heading of filters that belong to no group. */
export const other = 'Other'
export const selectAll = 'Select All'
export const clearAll = 'Clear All'
export const allValues = { other: 'All {count} values' }
export const values = 'Values'
export const withoutProducts = { other: '+ {count} without products' }
/** For visitors without scripts. */
export const apply = 'Apply'
export const loadingValues = 'Loading values'
export const valuesNotLoaded = 'The values could not be loaded.'
export const showValues = 'Show the values in the page'
export const chosenFilters = 'Chosen filters'
/** Many values of one filter, as one choice. */
export const valueCount = { one: '{count} value', other: '{count} values' }
/** Behind a choice that a press takes back, for those who do not see the cross. */
export const remove = ', remove'
export const atLeast = 'At least'
export const atMost = 'At most'
/** Below one of these, of what was typed. */
export const noNumber = 'Not a number, so it is ignored.'
/** Of a figure with its unit. */
export const orLess = '{figure} or less'
export const orMore = '{figure} or more'
/** Before a figure that an interval holds, unless its attribute has a word for it. */
export const covers = 'covers'

// What a text was read as.
export const readAs = 'Searching for'
export const readAsColon = 'Searching for:'
/** A kind of product that is not wanted. */
export const not = 'not {kind}'
/** Above products that only mention what was looked for. */
export const notListedAbove = 'We do not list “{text}”. These products mention it or come closest.'
/** Of a withdrawn product. */
export const isNoLongerMade = '{name} is no longer made.'
export const lastOrdersOf =
  '{name} is no longer made for new projects. Last orders for systems in service: {day}.'
/** Of the product to order instead. */
export const takesItsPlace = '{name} takes its place.'
export const comesNearest = '{name} comes nearest.'
/** The way to the page of the withdrawn product. */
export const itsPage = 'Its page'
export const setAsFilters = 'Set as filters'
export const notUnderstood = 'Not understood: {words}'
/** Of values that an address asks for, with their filters. */
export const noneHas = 'No product has this, so it is ignored: {values}'
export const notTaken = 'Ignored: {words}'
/** `{names}` are links to part numbers. */
export const didYouMean = 'Did you mean {names}?'
export const or = ' or '
/** What a product misses that only comes near. */
export const misses = 'misses: {what}'
export const missesStates = 'misses: {what} (states {stated})'
export const doesNotSay = 'does not say {what}'
export const doesNotState = 'does not state {label}'

// Beside the products, and the search of the head.
export const alsoOnSite = 'Also on our site'
export const allDocumentsFor = 'All documents for “{query}”'
export const productsFound = { one: '{count} product found', other: '{count} products found' }
export const noneMeetsNearest = 'No product meets all of this. Closest:'
export const notListedNearest = 'We do not list “{text}”. Closest:'
export const noneFits = 'No product fits “{text}”.'
export const bestOf =
  'Top {shown} of {found}. The full list also finds products that only mention it.'
export const noLongerMadeNote = '{number} · no longer made'
