// The page of what the browser keeps for reading without a network.

export const title = 'Kept in this browser'
export const intro =
  'These pages can be read without a network. Each then says when it was read; with a network you always see it as it is now.'
/** A page that was asked for without a network. */
export const notKept = 'This page is not kept in this browser'
export const notKeptNow =
  'There is no connection, and {page} was not read here before. It opens by itself as soon as the connection is back; the page you came from is one step back.'
export const tryAgain = 'Try again'
export const goBack = 'Back to the page you came from'
export const pagesRead = 'Pages read before'
export const readOn = 'Read on {date}'
export const nothing = 'Nothing is kept here yet. What you read from now on is.'
/** Where the browser has no such storage: in some private windows, or without scripts. */
export const impossible = 'This browser keeps no pages here.'
export const forgetAll = 'Remove all pages read before'

// At the top of a page that is a copy.
export const asRead = 'Shown as read on {date}: no connection.'
/** The same once there is a connection again. */
export const asReadBefore = 'Shown as read on {date}.'
export const loadAnew = 'Load it anew'
/** Leads to the list of what the browser keeps. */
export const whatIsKept = 'What is kept'
