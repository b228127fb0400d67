// Home, solutions, articles, news, services, company, partners and compliance: what their records
// leave to the site.

export const contactUs = 'Contact Us'
export const productFamilies = 'Product families'
export const products = { one: '{count} product', other: '{count} products' }
/** In the place of a picture. */
export const noImage = 'No Image Available'
export const onThisPage = 'On this page'

// Home.
export const highlights = 'Highlights'
/** What each of the turning pictures is, for those who do not see it; and its place among them. */
export const slide = 'slide'
export const slideOf = '{place} of {places}'
export const showSlide = 'Show slide {place} of {places}'

// Solutions.
export const strengths = 'Strengths'
export const filterAll = 'Filter all products'
export const shownOf = 'Products {from} to {to} of {all}'
export const pagesOfProducts = 'Pages of products'
export const need = 'Need'
export const feature = 'Feature'
export const benefit = 'Benefit'
export const inReserve = 'In reserve'
/** To open one of several; its name follows for those who do not see where it stands. */
export const view = 'View'

// Articles and news.
export const article = 'Article'
export const articles = 'Articles'
export const news = 'News'
export const minutesToRead = { other: '{count} min read' }
export const keyFigures = 'Key figures'
export const related = 'Related'
export const moreArticles = 'More articles'
/** Before the day of a legal text. */
export const lastUpdated = 'Last updated'
/** Before what is downloaded, for those who do not see where it stands. */
export const download = 'Download'

// Services, company, partners.
export const youReceive = 'You receive'
export const bio = 'Bio'
/** Behind a button, for those who do not see whose it is. */
export const ofName = 'of {name}'
export const profileOf = 'profile of {name}'

// Compliance.
export const seeProducts = { one: 'See the product', other: 'See the {count} products' }

// Families and the list of all products.
export const allProducts = 'All products'
export const pageOfTitle = '{title}, page {page}'
export const typeTitle = '{type} – {family}'
/** For search engines, of a part of a family; `{names}` are products. */
export const familySummary = '{name} from {site}, {count} in all: {names}.'
export const pagesOf = 'Pages of {name}'
export const viewJobs = 'View jobs'
export const solutions = 'Solutions'
