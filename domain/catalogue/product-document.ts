import * as z from 'zod/mini'

const Text = z.string('must be text')
/** Features and videos come as a list from newer editors and as one text from older ones. */
const ListOrText = z.union([z.array(Text), Text], 'must be text or a list of texts')
const Scalar = z.union([Text, z.number(), z.boolean()], 'must be text, a number, true or false')
const Attribute = z.union(
  [Scalar, z.array(Scalar), z.null()],
  'must be text, a number, true or false, or a list of these',
)

const optional = z.optional(z.nullable(Text))
const optionalList = z.optional(z.nullable(ListOrText))

/**
 * The content fields of a document in the collection `products`, as the document
 * database stores them. Every other field is an attribute and becomes a filter.
 */
export const contentFields = {
  product: Text.check(z.regex(/\S/, 'must not be empty')),
  slug: Text.check(
    z.regex(
      /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
      'must be lower-case letters and digits with single hyphens',
    ),
  ),
  text: optional,
  partNumber: optional,
  rank: z.optional(z.nullable(z.number('must be a number'))),
  image: optional,
  image2: optional,
  image3: optional,
  image4: optional,
  image5: optional,
  image6: optional,
  image7: optional,
  image8: optional,
  image9: optional,
  dataSheet: optional,
  datasheet: optional,
  productSheet: optional,
  installationGuide: optional,
  quickInstallationGuide: optional,
  brochure: optional,
  introVideo: optional,
  installationVideo: optional,
  installationVideos: optionalList,
  specialVideo1: optional,
  specialVideo1Title: optional,
  specialVideo2: optional,
  specialVideo2Title: optional,
  featuredContentVideo: optional,
  section1Heading: optional,
  section1Description: optional,
  section2Heading: optional,
  section2Description: optional,
  features: optionalList,
  featuresHeading: optional,
  features2: optionalList,
  features2Heading: optional,
  features3: optionalList,
  features3Heading: optional,
  faq: optionalList,
  relatedProducts: optionalList,
  // A hosted database's console offers true and numbers as readily as text; only a text N excludes.
  'Include Y or N': z.optional(z.nullable(Scalar)),
}

export const ProductDocument = z.catchall(
  z.object(
    { ...contentFields, productFamily: optional, subFamily: optional },
    'must be an object with fields',
  ),
  Attribute,
)
export type ProductDocument = z.infer<typeof ProductDocument>

/** True for fields that hold a product's content and so are never offered as filters. */
export function isContentField(key: string): boolean {
  return Object.hasOwn(contentFields, key)
}
