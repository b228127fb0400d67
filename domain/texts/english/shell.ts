// What stands around every page: head, menus, search, foot, cookies, and pages that are not there.

export const skip = 'Skip to content'
/** Names the list of menus, and the place of the search, for those who do not see them. */
export const main = 'Main'
export const site = 'Site'
/** Names the link around the mark. */
export const homeOf = '{name}, home'
/** In trails of links. */
export const home = 'Home'
export const menu = 'Menu'
export const contactUs = 'Contact Us'
/** The small link at the very top. */
export const contactUsAbove = 'Contact us'
export const customerLogin = 'Customer login'
export const connect = 'Connect'
export const offices = 'Offices'
/** On paper: of which state a sheet is. */
export const paperState = 'Catalog of {day}, version {version}'
export const rights = '© {year} {name}. All rights reserved.'

// The search of the head.
export const searchProducts = 'Search products'
export const searchHint = 'Product name or part number'
export const loading = 'Loading'
export const searchEverything = 'Search everything for “{text}”'

export const offline = 'You are offline. Only what has already loaded is available.'

// Cookies.
export const cookies = 'Cookies'
export const cookieSettings = 'Cookie settings'
/** Short: on a phone it comes late, and what is larger than the page's title counts as its main paint. */
export const mayKeep = 'Can a cookie remember your settings?'
export const privacyPolicy = 'Privacy policy'
export const accept = 'Accept'
export const essentialOnly = 'Essential only'

// A page that cannot be shown, and one that is not there.
export const notShown = 'We could not show this page'
export const failedOnWay =
  'Something went wrong on the way to you. Reloading often helps; the rest of the site works.'
export const allProducts = 'All products'
export const notFound = 'Page not found'
export const noPageHere = 'There is no page at this address'
export const moved = 'This page has moved'
export const movedTo = 'You can now find it at:'
export const nothingCalled = 'Nothing on this site is called “{asked}”.'
export const mayHaveMoved = 'It may have moved, or the address may contain a typo.'
/** In the empty field. */
export const lookupHint = 'Product or part number'
export const findProduct = 'Find a product'
export const searchCatalog = 'Search the catalog'
export const didYouMean = 'Did you mean'
