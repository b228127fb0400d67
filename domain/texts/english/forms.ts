// What forms say of what was filled in, and of what became of it. Labels and hints are the company’s.

export const enterName = 'Enter your name.'
export const enterCompany = 'Enter your company’s name.'
export const enterTitle = 'Enter your title.'
export const enterEmail = 'Enter your company email.'
export const enterAddress = 'Enter an email address, such as name@company.com.'
export const chooseCountry = 'Choose your country.'
export const chooseFromCountries = 'Choose a country from the list.'
export const enterState = 'Enter your state or province.'
export const chooseState = 'Choose a state or province of {country}.'
export const chooseSubject = 'Choose what this is about.'
export const chooseFromList = 'Choose one from the list.'
export const chooseType = 'Choose a product type.'
export const chooseTypeFromList = 'Choose a product type from the list.'
export const tellMore = 'Tell us more: what has to connect, where and by when.'
export const sendOnce = 'Send this field once.'
export const enterText = 'Enter text.'
export const atMost = 'Use at most {most} characters; these are {count}.'

// Lines of a request for a quote.
export const enterQuantity = 'Enter a whole number from 1 to {most}.'
export const enterNumber = 'Enter a part number, or clear the whole line.'
export const sendAsList = 'Send the lines as a list, or as its JSON text.'
export const linesAtMost = 'Send at most {most} lines at once; these are {count}.'
export const addNumber = 'Add a part number, or say what you need.'
/** `{number}` is empty, or a part number in parentheses. */
export const ofLine = 'Line {line}{number}, {field}: {message}'
export const lineFields = { partNumber: 'part number', quantity: 'quantity', note: 'note' }

// A request as the team reads it.
export const reference = 'Reference {reference}'
export const moreLines = { one: '{count} more line', other: '{count} more lines' }
/** `{lines}` is what `moreLines` says. */
export const andMore =
  '… and {lines}, {pieces} pieces in all: see the export, reference {reference}.'
export const cutHere = '… (cut here: the whole is in the export, reference {reference})'

// What became of it.
export const failed = 'Submission failed.'
export const failedBecause = 'Submission failed: {reason}'
