// A product’s page, and what is said of a product elsewhere.

export const product = 'Product'
export const part = 'Part {number}'
export const noImage = 'No Image'
export const contactUs = 'Contact Us'
/** The buttons of a card, on wide screens and on phones. */
export const learnMore = 'Learn More'
export const view = 'View'

// Files and films that a record names.
export const files = {
  dataSheet: 'Data sheet',
  productSheet: 'Product sheet',
  installationGuide: 'Installation guide',
  quickInstallationGuide: 'Quick installation guide',
  brochure: 'Brochure',
  model: '3D model',
}
export const films = {
  introduction: 'Introduction',
  installation: 'Installation',
  featured: 'Featured',
}
export const video = 'Video'
export const videos = 'Videos'
/** Of a film that shows other products than this one. */
export const filmShows = '{name}. Shown: {shown}'
export const playFromYouTube = 'Play “{title}” from YouTube'
export const youTubeCookies = 'YouTube sets its own cookies once it plays.'

// Pictures.
export const pictures = 'Pictures of {name}'
export const pictureAlt = '{name}, picture {place} of {places}'
export const picture = 'Picture {place} of {places}'
export const hidePoints = 'Hide callouts'
export const showPoints = 'Show callouts'
/** Opens the product’s model. */
export const allSides = 'View in 3D'

// Sections of the page, and the short names that lead to them.
export const onThisPage = 'On this page'
export const keyValues = 'Key values'
export const specification = 'Specification'
export const specifications = 'Specifications'
export const specificationsOf = 'Specifications of {name}'
export const outlineAlt = 'Outline with dimensions'
export const outline = 'Outline drawing, SVG'
export const ordering = 'Ordering'
export const features = 'Features'
export const faqs = 'FAQs'
export const questions = 'Questions'
export const documents = 'Documents'
export const resources = 'Resources'
export const relatedProducts = 'Related products'

export const compareSimilar = 'Compare similar products'

// Part numbers.
export const partNumber = 'Part number'
export const packOf = 'Pack of'
export const availability = 'Availability'
export const inStock = 'In stock'
export const toOrder = 'To order'
export const workingDays = {
  one: '{count}\u00a0working day',
  other: '{count}\u00a0working days',
}
export const orderByOne = 'Order by one of these part numbers.'
export const namesSeries = '{number} is the series.'
/** Of the part number that a page is of; `{says}` is what it stands for, and how soon it comes. */
export const thisNumber = 'This part number: {says}.'
export const allNumbers = 'All part numbers'
export const oneChoiceEach = 'A part number takes one option for each placeholder in the pattern.'
export const forExample = 'For example, {number}: {choices}.'
export const choices = 'Choices'
export const numbersToOrder = 'Orderable part numbers'
export const makeNumber = 'Build a part number'
export const other = 'Other'
/** `{label}` is what is chosen: length, polish. */
export const otherOf = 'Other {label}'
export const copy = 'Copy'
export const copied = 'Copied'
export const numberCopied = 'Part number copied'
export const notCopied = 'Could not copy. Select the number instead'
/** `{offered}` is what `steps` says, or codes with what they stand for. */
export const mustBe = '{label} must be {offered}.'
export const cannotOrder = '{number} cannot be ordered: {label} must be {offered}.'
export const numbersRead =
  '{number} cannot be ordered: part numbers of this series follow {pattern}.'
export const steps = '{from} to {to} in steps of {step}'
/** Between codes and steps. */
export const orSteps = ', or '

// What goes with it.
export const goesWith = 'Compatible products'
export const companions = {
  needs: 'Needs',
  includes: 'Comes with',
  takes: 'Takes',
  fits: 'Fits',
  accessories: 'Accessories',
  mates: 'Mates with',
  partOf: 'Part of',
  accessoryOf: 'Accessory of',
}
/** Behind parts of which one is enough. */
export const either = 'one of these'
export const inBox = '{count} in the box'
export const inBoxAndMore = '{count} in the box, up to {most} more'
export const each = '{count} each'
export const one = 'one'
export const upTo = 'up to {most}'
export const upToEach = 'up to {most} each'
export const moreIn = '{count} more in {place}'
export const otherFamilies = 'other families'
export const more = '{count} more'
/** Of places whose record names no plural; `{name}` is theirs. */
export const places = { one: '{name}', other: '{count} {name}s' }
/** Openings for cables; `{shape}` is round, oval or rectangular. */
export const opening = { other: '{count} {shape}' }
export const openingForCables = {
  one: '{count} {shape} for {cables} cables',
  other: '{count} {shape} for {cables} cables each',
}
export const shapes = { round: 'round', oval: 'oval', rectangular: 'rectangular' }

// Its life, and what it complies with.
export const newSince = 'New since {day}.'
export const isNew = 'New.'
export const inService = 'For systems in service.'
export const lastOrders = 'Last orders: {day}.'
export const forNewProjects = 'For new projects:'
export const nearest = 'Closest current product'
export const replacedBy = 'Replaced by'
export const notMadeSince = 'This product has not been made since {day}.'
export const noLongerMade = 'This product is no longer made.'
export const notForNewSince = 'This product has not been made for new projects since {day}.'
export const noLongerForNew = 'This product is no longer made for new projects.'
export const lastOrdersInService = 'Last orders for systems in service: {day}.'
export const compliance = 'Compliance and standards'
/** Heads the status: a company whose buyers know it by a name says that. */
export const complianceStatus = 'Compliance'
export const complianceClass = 'Class'
export const waiver = 'Waiver'
export const costShare = 'Domestic cost share'
/** Behind a share in percent. */
export const ofComponentCost = 'of component cost'
export const finalAssembly = 'Final assembly'
export const letter = 'Letter'
/** Where there is no compliance to head it. */
export const standards = 'Standards'
export const conformity = {
  qualified: 'Qualified to',
  'designed to': 'Designed to',
  'measured by': 'Measured by',
}
/** Behind depth and time: 6 m, 168 h. */
export const underWater = 'under water'
export const asOf = 'as of {day}'
export const waivedFor = 'for: {input}'
