import { site } from '#content/site.ts'
import { cutText } from '#domain/catalogue/text.ts'
import { socialPicture, socialPictureSize } from '#domain/pictures.ts'
import {
  breadcrumbData,
  structuredDocument,
  type Crumb,
  type StructuredData,
} from './structured-data.ts'

export type PageFacts = {
  title: string
  description: string
  path: string
  /** A storage path; the company's own card without one. */
  image?: string
  noIndex?: boolean
  /** The page that search engines are to show in its place. */
  canonical?: string
  /** Where it stands. */
  trail?: readonly Crumb[]
  /** What else the page says in the words of schema.org. */
  data?: StructuredData[]
}
export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** About what search engines show of a title and of a description before they cut it. */
export const maxLength = { title: 70, description: 160 }

/**
 * Title, description, canonical address and social card of a page. The browser keeps the first
 * three up to date; the rest is read by programs that follow no link inside a page, and is left
 * out of its code.
 */
export function pageMeta(matches: Matches, page: PageFacts) {
  const { title, description, path, noIndex, canonical = path } = page
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    | { siteUrl?: string }
    | undefined
  const origin = root?.siteUrl ?? ''
  const short = cutText(description, maxLength.description)
  return [
    { title: documentTitle(title) },
    { name: 'description', content: short },
    noIndex
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link' as const, rel: 'canonical', href: origin + canonical },
    ...(import.meta.env.SSR ? socialCard(origin, { ...page, description: short }) : []),
  ]
}

/** The company's name is left off where it would be cut off anyway. */
function documentTitle(title: string): string {
  if (title === site.name) return site.legalName
  const signed = `${title} | ${site.name}`
  return signed.length <= maxLength.title ? signed : cutText(title, maxLength.title)
}

function socialCard(
  origin: string,
  { title, description, path, image = '', trail, data: said = [] }: PageFacts,
) {
  const data = trail ? [breadcrumbData(trail), ...said] : said
  const picture = socialPicture(image) ?? socialPicture(site.socialCard) ?? ''
  const isOwn = picture.startsWith('/')
  const isArticle = data.some((object) => object['@type'] === 'Article')
  const { width, height } = socialPictureSize
  return [
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: isArticle ? 'article' : 'website' },
    { property: 'og:url', content: origin + path },
    { property: 'og:site_name', content: site.name },
    { property: 'og:image', content: isOwn ? origin + picture : picture },
    { property: 'og:image:alt', content: title },
    // Of a picture on another host the size is not known.
    ...(isOwn
      ? [
          { property: 'og:image:width', content: String(width) },
          { property: 'og:image:height', content: String(height) },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(data.length ? [{ 'script:ld+json': structuredDocument(origin, data) }] : []),
  ]
}
