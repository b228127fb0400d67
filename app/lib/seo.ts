import { site } from '#content/site.ts'
import { cutText } from '#domain/catalogue/text.ts'
import { socialPicture, socialPictureSize } from '#domain/pictures.ts'
import { structuredDocument, type StructuredData } from './structured-data.ts'

type PageFacts = {
  title: string
  description: string
  path: string
  /** A storage path; the company's own card without one. */
  image?: string
  noIndex?: boolean
  /** What the page says in the words of schema.org. */
  data?: StructuredData[]
}
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** About what search engines show of a title and of a description before they cut it. */
export const longest = { title: 70, description: 160 }

/** Title, description, canonical address and social card of a page. */
export function pageMeta(
  matches: Matches,
  { title, description, path, image = '', noIndex, data = [] }: PageFacts,
) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    { siteUrl?: string } | undefined
  const origin = root?.siteUrl ?? ''
  const short = cutText(description, longest.description)
  const picture = socialPicture(image) ?? socialPicture(site.socialCard) ?? ''
  return [
    { title: documentTitle(title) },
    { name: 'description', content: short },
    noIndex
      ? { name: 'robots', content: 'noindex' }
      : { tagName: 'link' as const, rel: 'canonical', href: origin + path },
    { property: 'og:title', content: title },
    { property: 'og:description', content: short },
    { property: 'og:url', content: origin + path },
    { property: 'og:image', content: picture.startsWith('/') ? origin + picture : picture },
    { property: 'og:image:alt', content: title },
    ...(import.meta.env.SSR ? forCrawlers(origin, picture, data) : []),
  ]
}

/** The company's name is left off where it would be cut off anyway. */
function documentTitle(title: string): string {
  if (title === site.name) return site.legalName
  const signed = `${title} | ${site.name}`
  return signed.length <= longest.title ? signed : cutText(title, longest.title)
}

/** What is of use in the server's answer only; left out of the browser's code. */
function forCrawlers(origin: string, picture: string, data: readonly StructuredData[]) {
  const { width, height } = socialPictureSize
  const size = [
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
  ]
  const isArticle = data.some((object) => object['@type'] === 'Article')
  return [
    { property: 'og:type', content: isArticle ? 'article' : 'website' },
    { property: 'og:site_name', content: site.name },
    // Of a picture on another host the size is not known.
    ...(picture.startsWith('/') ? size : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(data.length ? [{ 'script:ld+json': structuredDocument(origin, data) }] : []),
  ]
}
