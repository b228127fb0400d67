import { site } from '#content/site.ts'
import { fileUrl } from '#domain/pictures.ts'
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

/** Title, description, canonical address and social card of a page. */
export function pageMeta(
  matches: Matches,
  { title, description, path, image = site.socialCard, noIndex, data = [] }: PageFacts,
) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    { siteUrl?: string } | undefined
  const origin = root?.siteUrl ?? ''
  const isArticle = data.some((object) => object['@type'] === 'Article')
  const fullTitle = title === site.name ? site.legalName : `${title} | ${site.name}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(noIndex ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: origin + path }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: isArticle ? 'article' : 'website' },
    { property: 'og:url', content: origin + path },
    { property: 'og:site_name', content: site.name },
    { property: 'og:image', content: absoluteUrl(origin, fileUrl(image) ?? '') },
    ...(data.length ? [{ 'script:ld+json': structuredDocument(origin, data) }] : []),
  ]
}

/** A picture may be of another host. */
function absoluteUrl(origin: string, url: string): string {
  return url.startsWith('/') ? origin + url : url
}
