// The page of what the browser keeps for reading without a network.

export const title = 'Kept in this browser'
export const intro =
  'These pages can be read without a network. Each then says when it was read; with a network you always see it as it is now.'
/** A page that was asked for without a network. */
export const notKept = 'This page is not kept in this browser'
export const notKeptNow =
  'There is no connection, and {page} is not kept here. It opens by itself as soon as the connection is back; the page you came from is one step back.'
export const tryAgain = 'Try again'
export const goBack = 'Back to the page you came from'
export const pagesRead = 'Pages read before'
export const readOn = 'Read on {date}'
export const nothing = 'Nothing is kept here yet. Lists of products are, once you have read them.'
/** Where the browser has no such storage: in some private windows, or without scripts. */
export const impossible = 'This browser keeps no pages here.'
export const forgetAll = 'Remove all pages read before'

// Beside the actions of a page that can be kept on purpose.
export const keep = 'Keep offline'
export const about = 'about {size} with pictures and PDFs'
/** Behind a size, where a list has more pages than are kept with one. */
export const leftOut = {
  one: ', without {count} page: {most} are kept with one at most',
  other: ', without {count} pages: {most} are kept with one at most',
}
/** In place of the size. */
export const needsConnection = 'as soon as there is a connection'
export const keepingNow = 'Keeping this page offline'
export const bytesOf = '{done} of {total}'
export const stop = 'Stop'
export const keptOn = 'Kept offline on {date}, {size}'
/** Of a document, whose product is kept. */
export const keptWith = 'Kept with {page}'
export const removeCopy = 'Remove copy'
export const noLongerKept = 'No longer kept'
export const noRoom = 'Not kept: this browser has no room for it.'
export const connectionLost = 'Not kept: the connection was lost.'

// On the page of what the browser keeps.
export const keptOnPurpose = 'Kept on purpose'
export const keptIntro =
  'Kept with pictures and documents until you remove it. With a connection it is read again now and then.'
export const nothingOnPurpose =
  'Nothing yet. “Keep offline” stands on every product, on every guide and on your list.'
export const comesAlong = 'With it: {pages}'
export const remove = 'Remove'
export const removeOne = 'Remove {page}'
export const removeAll = 'Remove all that is kept on purpose'

// At the top of a page that is a copy.
export const asReadSlow = 'Shown as read on {date}: the connection does not answer.'
export const asRead = 'Shown as read on {date}: no connection.'
/** The same once there is a connection again. */
export const asReadBefore = 'Shown as read on {date}.'
export const loadAnew = 'Load it anew'
/** Leads to the list of what the browser keeps. */
export const whatIsKept = 'What is kept'
