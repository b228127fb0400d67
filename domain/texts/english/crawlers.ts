// Pages as plain text, for programs and language models: /llms.txt and a product’s .md.

export const about =
  "The address of a product's, document's, family's or solution's page with .md behind it gives the page as Markdown, as does its own address with Accept: text/markdown. All addresses: {address}"
/** `{tools}` are names that programs call. */
export const programs =
  'Programs ask by the Model Context Protocol (Streamable HTTP) at {address}: {tools}. Each answer is dated and names the version of the catalogue.'
export const rows = '{name}, a row for each part number (CSV)'
export const facts = '{name}, all facts (JSON Lines)'
/** What feed readers call the feed of what was published. */
export const updates = 'News and documents of {maker}'
export const noUpdates = 'Nothing has been published yet.'
/** The heading of what a short reading leaves out, as llmstxt.org names it. */
export const optional = 'Optional'
export const allProducts = 'All products, to search and filter'
export const allOf = 'All of {name}'
export const more = { one: '{count} more product', other: '{count} more products' }
export const specification = 'Specification'
export const property = 'Property'
export const value = 'Value'
export const features = 'Features'
export const ordering = 'Ordering'
export const faqs = 'FAQs'
export const documents = 'Documents'
export const films = 'Films'
export const film = 'Film'
export const relatedProducts = 'Related products'
export const webPage = 'Web page: {address}'
/** At the foot of each answer; `{at}` is an instant as programs write it. */
export const stateOf = 'Told by {maker} at {at}, of version {version} of the catalogue.'
export const maker = 'Maker: {name}'
export const partNumber = 'Part number: {number}'
export const alsoNumber = ', part number {number}'
export const family = 'Family: {family}'
export const pattern = 'Pattern: {pattern}'
export const orderBy = 'Order by part number {number}.'
export const sheetListsOptions = 'The data sheet lists options.'
/** `{contact}` is a link. */
export const onRequest = 'Prices and delivery on request: {contact}.'
export const sparesOnRequest = 'Spare parts and remaining stock on request: {contact}.'
export const contactUs = 'Contact Us'
export const documentsInService = 'Documents for units in service'
export const noSuchPage = 'There is no such page. All pages: {address}'
export const noSuchPart = 'The site map has no such part.'
