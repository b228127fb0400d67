// Controls that stand in many places.

/** Names the trail of links above a page’s heading for those who do not see where it stands. */
export const breadcrumb = 'Breadcrumb'
export const close = 'Close'
export const search = 'Search'
export const source = 'Source:'
export const readMore = 'Read more'
export const readLess = 'Read less'
/** Behind either, for those who do not see where it stands. */
export const about = 'about {about}'
/** Beside the label of a field that may stay empty. */
export const optional = 'optional'
/** The first of several choices: no choice. */
export const all = 'All'
export const opensInNewTab = '(opens in a new tab)'
/** Behind a picture that leads to a larger one. */
export const fullSize = ', full size'
/** How a text calls its drawings. */
export const figure = 'Figure {number}'

// Steps through pictures and cards, and what moves by itself.
export const previous = 'Previous'
export const next = 'Next'
export const previousOf = 'Previous: {what}'
export const nextOf = 'Next: {what}'
export const showPlace = 'Show {place} of {places}'
/** What a row of slides is, for those who do not see it. */
export const carousel = 'carousel'
export const pause = 'Pause'
export const play = 'Play'
/** What is paused or played, behind either. */
export const moving = { film: 'film', pictures: 'pictures', slides: 'slides' }

// Pages of a list.
export const previousPage = 'Previous page'
export const nextPage = 'Next page'
export const page = 'Page {page}'

// The opening of a page, and films.
export const introduction = 'Introduction'
export const noVideo = 'Your browser does not support the video tag.'

// Code that did not come.
export const notLoaded = 'This part could not be loaded.'
export const tryAgain = 'Try again'
export const loadAgain = 'Load this page again'
