// A parts list: its page, its files, and the links to it that stand on others.

/** The link beside a part number, and the way to the list in the head. */
export const add = 'Add to list'
export const yours = 'Your list'

// The page. No search engine lists it: the description is for tabs and social cards.
export const title = 'Parts list'
export const description =
  'Part numbers and quantities in one list: stock, lead time, compliance, weight, and missing parts. No login, and nothing is sent.'
/** While nothing is on the list. */
export const intro =
  'Collect part numbers and quantities. The list shows what each part is, how soon it ships, whether it complies, what it weighs, and what is missing. It is kept in its address and in this browser (only in this tab until you accept a cookie). Nothing is sent until you request a quote.'
export const update = 'Update'
export const print = 'Print'

// Columns.
export const partNumber = 'Part number'
export const name = 'Name'
export const quantity = 'Quantity'
export const availability = 'Availability'
export const weight = 'Weight'
export const remove = 'Remove'
/** What a line’s field and button are called, for those who do not see where they stand. */
export const quantityOf = 'Quantity {number}'
export const removeOf = 'Remove {number}'

// A line.
export const notStated = 'not stated'
export const inStock = 'In stock'
export const toOrder = 'To order'
export const leadDays = { one: '{count} working day', other: '{count} working days' }
export const packOf = 'Sold in packs of {pieces}.'
/** Of a line that was written with another number than it has now. */
export const formerly = 'Formerly {number}.'
/** Of one written with a length: `{asked}` is that, '10 ft (3.048 m)', and `{offered}` what the number stands for. */
export const nextUp = 'You asked for {asked}: the next size up is {offered}.'
/** The same where none is long enough; `{label}` is what is to be chosen, and `{offered}` all that there is. */
export const notOffered = 'You asked for {asked}. {label}: {offered}.'
/** The same where the number that was written says another length itself. */
export const saidByNumber = 'You asked for {asked}: this part number is {offered}.'
/** Behind the weight of one. */
export const each = 'each'
export const dataSheet = 'Data sheet'
/** Of a line that is not as it should be. */
export const states = {
  series: 'This is a series: choose a part number on its page.',
  withdrawn: 'No longer made.',
  unknown: 'Not in our catalog. It stays as you wrote it, and a quote request includes it.',
}
/** Of what is withdrawn and can be ordered until then. */
export const lastOrders = 'For systems in service. Last orders: {day}.'
/** Before the numbers to order in place of a line’s, and those that may be meant. */
export const instead = 'Order instead:'
export const meant = 'Did you mean'

// All lines.
export const lineCount = { one: '{count} line', other: '{count} lines' }
export const pieceCount = { one: '{count} piece', other: '{count} pieces' }
/** `{lines}` and `{pieces}` are what these two say. */
export const amount = '{lines}, {pieces}'
/** Behind the amount: how many lines are not as they should be. */
export const marked = {
  one: '{amount}. One line needs attention.',
  other: '{amount}. {count} lines need attention.',
}
/** Lines that were pasted and are none; behind the amount where nothing else stands there. */
export const refused = { one: 'One line was not added.', other: '{count} lines were not added.' }
export const amountAnd = '{amount}. {more}'

// After a press that the server did not answer.
export const notSent =
  'The server did not answer, so your last change is not on the list yet. What you typed is still here.'
export const tryAgain = 'Try again'

// Downloads.
export const dataSheets = {
  one: 'Data sheet (ZIP)',
  other: 'All {count} data sheets (ZIP)',
}
export const letters = {
  one: 'Letter of compliance (ZIP)',
  other: 'All {count} letters of compliance (ZIP)',
}
/** Heads of the file for spreadsheets, besides the columns’. */
export const note = 'Note'
export const reason = 'Reason'
export const weightOfOne = 'Weight of one'
export const page = 'Page'

// After a press of `add`.
export const added = {
  one: '{quantity} × {number} added. Your list has {count} line.',
  other: '{quantity} × {number} added. Your list has {count} lines.',
}
export const isFull = {
  other: '{number} was not added: your list has {count} lines and is full.',
}

// Another list is open than the one that this browser keeps.
export const differs = {
  one: 'This list came with a link. Your own list has {count} line and is unchanged.',
  other: 'This list came with a link. Your own list has {count} lines and is unchanged.',
}
export const addToMine = 'Add to my list'
export const showMine = 'Show my list'
export const keepThis = 'Replace my list with this one'

// Altogether.
export const altogether = 'Totals'
/** Behind the weight: of all lines, or of those that state theirs. */
export const weightOfAll = ', without packaging'
export const weightOfSome = {
  other: ', without packaging, for the {weighed} of {count} lines whose weight is stated',
}
/** `{share}` is a percentage. */
export const complying = {
  one: '{status}: {count} line, {share} of the pieces',
  other: '{status}: {count} lines, {share} of the pieces',
}
/** The status where none is stated; `{what}` heads the column. */
export const statusNotStated = '{what} not stated'

// What is missing.
export const toMakeItWork = 'You may also need'
export const missingText = 'What these parts require or have room for. You may already have it.'
/** Behind each of these stand the parts to add. */
export const required = '{name} does not work without'
export const either = '{name} needs one of these'
/** `{named}` are the free places by their name and number: '12 slots'. */
export const allEmpty = '{name}: {named} empty. Room for'
export const someEmpty = '{name}: {named} empty of {places}. Room for'
/** `{named}` are all places that the list has for it: '0 slots'. */
export const unplaced = '{count} × {name} without a place: this list has {named}. Goes into'
/** The same where all that it goes into comes full. */
export const unplacedNowhere = '{count} × {name} without a place: this list has {named}.'
export const addMissing = 'Add {quantity} × {number}'
/** Above parts that must not be mated. */
export const mismatches = 'Do not mate'
export const mismatchesText =
  'These fit each other only by shape. Each may be meant for something that is not on this list.'
/** `{plug}` and `{port}` are interfaces by their names; `{why}` is a sentence of the company. */
export const mismatch =
  '{part} must not be mated with {host}: it is for the {plug}, not for the {port}. {why}'
export const moreMissing = '{count} more like these.'

// Lines to be added.
export const addLines = 'Add lines'
export const linesHint = 'One part per line, quantity first or last, or a table with a header row.'
/** Where no script keeps a list. */
export const withoutScripts =
  'Without JavaScript, this list exists only in its address. Add more part numbers here.'
export const notAdded =
  'These lines were not added. Correct them here and press Update, or clear them.'
export const leftOut = {
  one: 'One more line was left out.',
  other: '{count} more lines were left out.',
}
/** What a quantity is, where a browser says that something else was written. */
export const wholeNumber = 'A whole number'
export const notWhole = 'the quantity is not a whole number'
/** Of '1.500', which may be thousands or a fraction. */
export const unclear = 'the quantity is ambiguous: use digits only'
export const negative = 'the quantity is negative'
export const zero = 'the quantity is zero'
export const huge = 'the quantity is above {most}'
export const tooMany = 'a list holds {most} lines'
/** Of rows of a table. */
export const noNumber = 'there is no part number'
export const severalParts = 'it names several parts: write one part to a line'
export const whichColumn =
  'more than one column could be the quantity: add a header row with “{quantity}” above the right one'

// Where the quantities of a table came from.
export const quantityColumn = 'Quantity taken from the column “{name}”.'
export const quantityColumnAt = 'Quantity taken from column {number}.'
export const noQuantityColumn = 'The table has no quantity column, so each part counts once.'

// The share of cost that the company limits: it says of what.
export const workOutShare = 'Work out the share'
export const openCosts = {
  one: '{count} line has no cost yet.',
  other: '{count} lines have no cost yet.',
}
export const costsStay = 'What you enter stays in this browser and is not sent.'
