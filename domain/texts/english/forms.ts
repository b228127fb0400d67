// What forms say: their fields, what was filled in, and what became of it. What an enquiry may be
// about, and what to say of each, is the company’s.

export const fields = {
  firstName: 'Name',
  lastName: 'Last Name',
  companyName: 'Company Name',
  title: 'Title',
  companyEmail: 'Company Email',
  phoneNumber: 'Phone Number',
  country: 'Country',
  state: 'State',
  category: 'Category',
  type: 'Product Type',
  message: 'Tell us more',
}
/** Behind the label of the state. */
export const orProvince = 'or province'
/** The same where visitors of some countries are not asked for one. */
export const provinceIfAny = 'or province, if there is one'
/** Below the message, where the subject has no hint of its own. */
export const messageHint = 'What it is for, how many, and when you need it.'
/** Of a field that nobody sees: software that fills in everything betrays itself. */
export const trap = 'Leave this field empty'
/** Before a link to the privacy policy. */
export const privacy = 'We use what you send to answer you.'
export const submit = 'Submit'
export const submitting = 'Submitting...'

// What is wrong with it.
export const wrong = {
  one: 'One field needs your attention',
  other: '{count} fields need your attention',
}

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
export const tellMore = 'Tell us more: what it is for, where and by when.'
/** Of fields that the company has made: its label stands in the braces. */
export const enterField = 'Fill in “{field}”.'
export const chooseField = 'Choose one for “{field}”.'
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
export const submitted = 'Submitted successfully!'
/** Before the number of what was sent. */
export const referenceLabel = 'Reference'
/** Nothing came back from the server. */
export const unreachable =
  'Our server did not answer. Your entries are still here; please try again.'
/** There is no connection; the browser keeps what was written. */
export const waiting =
  'Not sent yet: there is no connection. Your entries are saved in this browser, even if you close this page, and will be sent when this site is open and online.'
/** The connection says nothing; the browser keeps what was written. */
export const unanswered =
  'No answer yet. Your entries are saved in this browser, even if you close this page, and will be sent when this site is open and answers. They arrive only once.'
/** The connection was refused; the browser keeps what was written. */
export const refused =
  'We could not reach our server. Your entries are saved in this browser, even if you close this page, and will be sent when this site is open and answers.'
/** The server can store nothing just now; the browser keeps what was written. */
export const notTaken =
  'Our server cannot accept it right now. Your entries are saved in this browser, even if you close this page, and will be sent when this site is open and accepts them. They arrive only once.'
/** The browser could not do the work that was asked of it, or the server can store nothing. */
export const later = 'Your entries are still here; please try again in a moment.'
export const failed = 'Submission failed.'
export const failedBecause = 'Submission failed: {reason}'
