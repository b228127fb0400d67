import { site } from '#content/site.ts'
import { fileUrl } from '#domain/pictures.ts'

type PageFacts = {
  title: string
  description: string
  path: string
  /** A storage path; the company's own card without one. */
  image?: string
  noIndex?: boolean
}
type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** Title, description, canonical address and social card of a page. */
export function pageMeta(
  matches: Matches,
  { title, description, path, image = site.socialCard, noIndex }: PageFacts,
) {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as
    { siteUrl?: string } | undefined
  const origin = root?.siteUrl ?? ''
  const fullTitle = title === site.name ? site.legalName : `${title} | ${site.name}`
  return [
    { title: fullTitle },
    { name: 'description', content: description },
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    ...(noIndex ? [] : [{ tagName: 'link' as const, rel: 'canonical', href: origin + path }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:type', content: 'website' },
    { property: 'og:url', content: origin + path },
    { property: 'og:site_name', content: site.name },
    { property: 'og:image', content: origin + (fileUrl(image) ?? '') },
  ]
}
