// Pages that a visitor keeps for reading without a connection.

// Beside the actions of a page.
export const keep = 'Keep offline'
export const keepingNow = 'Keeping this page offline'
export const stop = 'Stop'
export const keptOn = 'Kept offline on {date}, {size}'
export const removeCopy = 'Remove copy'
export const noLongerKept = 'No longer kept'
export const noRoom = 'Not kept: this browser has no room for it.'
export const connectionLost = 'Not kept: the connection was lost.'

// On the page of what the browser keeps.
export const title = 'Kept in this browser'
export const intro =
  'These pages open without a connection, with their pictures, guides and PDFs. With a connection you always see a page as it is now.'
/** In place of a page that was asked for without a connection. */
export const notKept = 'This page is not kept in this browser'
export const notKeptNow =
  'There is no connection, and {page} is not kept here. It opens by itself when the connection is back.'
export const tryAgain = 'Try again'
export const nothing = 'Nothing yet. Look for “Keep offline” on products, documents and your list.'
/** Without scripts, and where the browser keeps its storage closed. */
export const impossible = 'This browser cannot keep pages.'
export const keptFacts = 'Kept on {date}, {size}'
export const remove = 'Remove'
/** The name of that button; `page` is a title. */
export const removePage = 'Remove {page}'
export const removeAll = 'Remove all'

// At the top of a page that is a copy.
export const asKept = 'Shown as kept on {date}: the site does not answer.'
/** Leads to the page of what the browser keeps. */
export const whatIsKept = 'What is kept'
