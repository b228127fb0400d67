/** What the contact form offers (SPECIFICATION §5). */
export const categories = [
  'Pricing, quotes, and estimations',
  'Technical support, product/service questions, or troubleshooting',
  'Order status, shipping, and tracking',
  'Billing, invoices, or returns',
  'Partnership, reseller, or distribution inquiries',
  'Career opportunities and job applications',
  'Press, media, or speaking requests',
  'Demo, consultation, or appointment scheduling',
  'Other, General feedback, or questions',
] as const

export const productTypes = [
  'Cassettes',
  'Collimators & Probes',
  'Fiber Cable Assemblies',
  'Fiber Patch Panels',
  'Fiber Splice Chassis',
  'Fiber Terminals & Closures',
  'Frames',
  'Lenses',
  'Other',
  'Passive Optical Components',
  'Photodetectors',
  'Services',
  'Transceivers',
] as const

/** Only for these is a product type asked for; any other choice clears it. */
const categoriesOfProducts: ReadonlySet<string> = new Set([categories[0], categories[1]])

/** Labels that the work-management board's column knows; the form offers one more. */
const acceptedTypes: ReadonlySet<string> = new Set(
  productTypes.filter((type) => type !== 'Fiber Patch Panels'),
)

export const asksForProductType = (category: string) => categoriesOfProducts.has(category)
export const boardKnowsType = (type: string) => acceptedTypes.has(type)
