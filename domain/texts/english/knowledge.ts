// The Knowledge Center: its list, its viewer, and the form before documents that are gated.

// Groups of documents that no folder makes; they stand in addresses as they are written here.
export const featured = 'Featured'
export const blogs = 'Blogs'
export const videos = 'Videos'
export const all = 'All'
/** Folders that commands put documents into, by their names; a company may call them otherwise. */
export const folders = {
  dataSheets: 'Data Sheets',
  productSheets: 'Product Sheets',
  installationGuides: 'Installation Guides',
  quickInstallationGuides: 'Quick Installation Guides',
  brochures: 'Brochures',
}

// What a card says of a file.
export const kinds = { pdf: 'PDF', video: 'Video', blog: 'Article', file: 'File' }
export const pages = { one: '{count} page', other: '{count} pages' }
export const revision = 'Rev. {revision}'

// The list.
export const documents = 'Documents'
export const searchDocuments = 'Search documents'
export const kindOfDocument = 'Kind of document'
export const items = { one: '{count} item', other: '{count} items' }
/** Behind the number of items, one or both. */
export const withQuery = ' with “{query}”'
export const partOf = ', part {part} of {parts}'
export const partsOfList = 'Parts of the list'
export const notListed = 'Not listed right now because the storage did not answer: {names}.'
export const read = 'Read'
export const view = 'View'
export const page = 'Page {page}'
export const noneHolds = 'No document here contains “{query}”. Try fewer or different words.'
/** Over documents that a search answers with for want of better ones. */
export const noneHoldsAll = 'No document here contains all of “{query}”. These contain some of it.'
export const noneAsWritten =
  'No document here contains exactly “{query}”. These contain similar words.'
export const noneHoldsAny =
  'No document here contains all of “{query}”. These contain some of it, or similar words.'
/** Of one of several documents. */
export const wordsLike = 'words similar to “{words}”'
export const lookInAll = 'Search all documents'
export const searchProducts = 'Search the products for “{query}”'
export const askUs = 'Ask us for the document'
export const nothingStored = 'Nothing is stored here yet.'
export const loadingAll = 'Loading all documents. This may take a minute.'
/** A link, and what follows it. */
export const loadAgain = 'Load this page again'
export const inAMoment = 'in a moment to see the documents.'
export const couldNotList =
  'The documents cannot be listed right now. Product pages still link to theirs.'
export const tryAgain = 'Try again'

// A document’s own page, and one that is not there.
export const askForThis = 'Ask for this document'
export const download = 'Download'
export const allDocuments = 'All documents'
export const notHere = 'This document is not here'
export const nothingCalled =
  'The Knowledge Center has nothing called “{asked}”. It may have been renamed or replaced. The list below shows everything available.'
export const nearestNames = 'Closest names:'
/** A kind of document that is not there; below it is what comes first. */
export const noCategory = 'There is no category “{asked}” here'
export const insteadOfIt =
  'It may have been renamed. What follows is {chosen}, not what was asked for.'
/** For search engines. */
export const documentSummary =
  '{name}, {category}: {facts}. Read it here, link to a page of it or download it.'
export const categoryTitle = '{category} – {center}'
export const categorySummary = '{category} in the {center}: {description}'
export const categoryPart = '{category}, part {part}'

// The viewer.
export const readAsPage = 'Read as a page'
export const copyLink = 'Copy link'
export const copied = 'Copied'
export const linkCopied = 'Link copied'
export const copyFailed = 'Failed to copy link'
export const loadingDocument = 'Loading the document'
/** Of a large one: how much of it is here. */
export const loadedOf = '{loaded} of {total}'
/** Before the names of products that a document is of. */
export const documentOf = 'For'
export const andMore = 'and {count} more'
export const noLongerMade = '(no longer made)'
export const notInPlace =
  'This document could not be loaded because its file is missing. Please ask us for it.'
export const otherProgram = 'This type of file opens in another program: download it.'
export const damaged =
  'This document cannot be shown: the file is damaged or incomplete. Downloading it may still help, or ask us for a fresh copy.'
export const notReached =
  'This document did not load: the connection or the storage is not answering right now.'
export const locked =
  'This document is protected by a password. Download it and open it in a PDF program, which asks for the password.'
export const unable =
  'This browser is too old to show documents here. It may be able to open or download this one.'
export const openInBrowser = 'Open it in the browser'
export const pagesRegion = 'Pages'
export const inThisDocument = 'In this document'
export const searchThis = 'Search in this document'
export const hitOf = '{hit} of {hits}'
export const searching = 'Searching'
export const noneFound = 'None found'
export const previousHit = 'Previous hit'
export const nextHit = 'Next hit'
/** Before ‘3 of 12’; left out where there is little room. */
export const pageWord = 'Page'
export const pageOf = '{page} of {pages}'
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const smaller = 'Smaller'
export const larger = 'Larger'
export const toWidth = 'Fit to the width'
export const print = 'Open to print'

// Before a document that is gated.
export const beforeYouRead = 'Before you read'
export const opensOnceKnown = '“{name}” opens once we know who reads it.'
export const opensAfterDetails = 'This document opens after a few details about you.'
export const enterDetails = 'Enter your details'
/** The label of the form’s last field. */
export const message = 'Message'
