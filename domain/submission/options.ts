/** What an enquiry may be about (SPECIFICATION §5). */
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

/** What a request for a quote is filed under. */
export const quoteCategory = categories[0]

/** Only for these is a product type asked for; any other choice clears it. */
const categoriesOfProducts: ReadonlySet<string> = new Set([categories[0], categories[1]])

export const asksForProductType = (category: string) => categoriesOfProducts.has(category)
