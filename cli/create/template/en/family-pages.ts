import type { FamilyContent } from '#domain/catalogue/family.ts'

/** What stands above each family's products. */
export const familyPages: FamilyContent[] = [
  {
    name: '{{Trade}}',
    slug: '{{tradeSlug}}',
    headline: '{{Trade}} by {{name}}',
    subHeadline: 'What this family is for, in a sentence that names its best value.',
    bodyText:
      'How to choose among its products: what to look at first, and what decides in the end.',
    subHeadline2: '{{Trade}}, by size',
  },
  {
    name: 'Accessories',
    slug: 'accessories',
    headline: 'What goes with it',
    subHeadline: 'Parts for mounting and transport, for everything we make.',
    bodyText: 'Each product names the accessories that fit it, and how many of each it takes.',
    subHeadline2: 'Accessories, by use',
  },
]
