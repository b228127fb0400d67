// What an import says of a workbook’s cells, in the terminal and beside them in a copy of the file.
export const severities = { error: 'error', warning: 'warning', note: 'note' }
export const messages = 'Messages'
export const heads = { sheet: 'Sheet', cell: 'Cell', what: 'What', message: 'Message' }
export const wouldChange = 'What would change'

// What would change, a line for each product and each of its fields.
export const kinds = { add: 'add', change: 'change', remove: 'remove' }
export const changeSum = '{added} added, {changed} changed, {removed} removed.'
export const noChanges = 'no changes'
export const nothing = 'nothing'
export const rows = '{before} → {after} rows'

// How an import and an export end.
export const errorCount = { one: '{count} error', other: '{count} errors' }
export const warningCount = { one: '{count} warning', other: '{count} warnings' }
export const noteCount = { one: '{count} note', other: '{count} notes' }
export const productCount = { one: '{count} product', other: '{count} products' }
export const besideCells = '{counts}: listed in {file}'
export const notWritten = 'Nothing was written: {why}'
export const errorsFirst = 'mend the errors first.'
export const warningsFirst = 'mend what the warnings say, or accept them with --accept-warnings.'
export const notAsked = '--write does, when this is what you mean.'
export const written = '{products} written to {place}'
export const alreadyThere =
  "{file} is there already, perhaps with an editor's work: name another, or add --force."
export const noneThere = 'Nothing was exported: {place} holds no products.'
export const exported = '{products} of {place} → {file}'

// Of sheets, heads and rows.
export const sheetUnread = 'this sheet is not read: it has no heads of products'
export const merged =
  'is merged with its neighbors, of which only the first keeps its content: unmerge'
export const secondColumn = 'is a second column of {head}: leave one of them'
export const otherUnit =
  'this column is read as {head}: its numbers are not in another unit because of the head. Write that head again'
export const noHead =
  'this column has no head, so it is not read: give it one of the sheet {fields}'
export const allHeads = 'the sheet {fields} has all heads'
export const unknownHead = 'no field is called {head}, so this column is not read; {advice}'
export const takenOut =
  'was taken out of the catalogue since this file was made: take the row out, or give it a slug of its own'
export const rowGone =
  '{id} has no row any more, and stays in the catalogue: --delete removes it. Of a product that is no longer made, leave the row and write “{withdrawn}” as its lifecycle'
export const rowTwice = '{slug} stands in row {row} of {sheet}, too: leave one of them'
export const noKind = '{kind} is neither {product} nor {variant}: write one of them'
export const slugMade = 'is made of the name: {slug}'
export const noName = 'has neither a slug nor a name: a product needs a name'
export const writeSlug = 'write the slug of a product in this file'
export const unknownSlug = 'no product of this file has the slug {slug}; {advice}'
export const namesNone = 'names no product: write its slug'
export const ofVariants =
  '{label} is said of a variant: write it into a row of its own, with “{variant}” in the first column'
export const familyOfSheet = 'is the one of this sheet: {family}'
export const otherSheet =
  'stands on the sheet of {family}: to move the product there, write that family here; else put the row back'
export const notOfVariants =
  "a variant has no {label} of its own: write it in the product's row, or “{product}” in the first column"
export const variantNumber = 'is missing: a variant is what has a part number of its own'
export const noneOf = '{field} is none of {fields}'
export const emptyOf = 'is empty, but must be one of {fields}'
export const needed = 'is missing: every row of this sheet needs it'

// Of what stands in a cell.
export const formula = 'holds a formula: write its result{result}'
export const formulaResult = ', here {value}'
export const formulaError = 'holds the error {value} of a formula: write the value'
export const madeDate =
  'is the date {day}, which spreadsheets make of what looks like one, such as 1-2 or 1/2: format the cell as text, then write it again'
export const percent =
  'is shown in percent, and holds {value}: format the cell as a number, then write {number}{or}'
export const asHeadSays = ' or {value}, as the head says'
export const lineCount = 'has {count} of {all} lines: write {absent} where a value has none'
export const besideLimits =
  '{value} stands beside a smallest, typical or largest value: leave it, or these, empty'
export const wordsAlone = 'says what no number stands for: write the number, or leave it empty'
export const changedSince =
  'was changed in the catalogue since this file was made: export again, and change it there'
export const oneValue = 'holds several lines: it takes one value alone'
export const notNumber = '{value} is no number'
export const notYesNo = '{value} is neither yes nor no: write {yes} or {no}'
export const notAChoice = '{value} is none of the choices: write one of {choices}'
export const readAsText = 'is a number: read as the text {value}'
export const notDate = '{value} is no date: write it as 2027-06 or 2027-06-30'
export const severalValues =
  '{value} holds several values: write each on a line of its own (Alt+Enter)'

// Of a number that is a text. What stands before is the cell’s content between quotes.
export const readAsNumber = 'is a text: read as the number {number}'
export const unitInHead = 'the unit stands in the head: read as {number}'
export const mayBe = 'may be {whole} or {part}: {advice}'
export const withoutComma = 'write it without a comma'
export const asNumber = 'format the cell as a number, then write it again'
export const isText = 'is a text: {advice}'
export const decimalComma = 'has a decimal comma: write {number}'
export const severalNumbers = 'holds several values: write each on a line of its own (Alt+Enter)'
export const isRange =
  'is a range: write its ends into the columns of the smallest and the largest value'
export const rangeWord = 'to'
export const numberAlone = 'is no number: write a number alone{unit}'
export const inUnit = ', in {unit}'

// Of texts.
export const typographic = 'has typographic quotes or dashes: write {text}'

// What people write where there is nothing to say, with a comma between them.
export const nothingWords = 'unknown, not stated, not known, not applicable, not available'
export const statesNothing = '{value} states nothing: leave the cell empty'
