import { site } from '#content/site.ts'
import { cutText } from '#domain/catalogue/text.ts'
import { socialPicture, socialPictureSize } from '#domain/pictures.ts'
import { breadcrumbData, structuredDocument } from './lib/structured-data.ts'
import type { PageHead } from './page-module.ts'

/** About what search engines show of a title and of a description before they cut it. */
export const maxLength = { title: 70, description: 160 }

/** Title, description, canonical address and social card of a page. */
export function DocumentHead({ origin, head }: { origin: string; head: PageHead }) {
  const { title, path, noIndex, canonical = path, trail, alternates = [] } = head
  const description = cutText(head.description, maxLength.description)
  const data = [...(trail ? [breadcrumbData(trail)] : []), ...(head.data ?? [])]
  const isArticle = data.some((object) => object['@type'] === 'Article')
  const picture = socialPicture(head.image ?? '') ?? socialPicture(site.socialCard) ?? ''
  const isOwn = picture.startsWith('/')
  return (
    <>
      <title>{documentTitle(title)}</title>
      <meta name="description" content={description} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <link rel="canonical" href={origin + canonical} />
      )}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={isArticle ? 'article' : 'website'} />
      <meta property="og:url" content={origin + path} />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:image" content={isOwn ? origin + picture : picture} />
      <meta property="og:image:alt" content={title} />
      {/* Of a picture on another host the size is not known. */}
      {isOwn && <meta property="og:image:width" content={String(socialPictureSize.width)} />}
      {isOwn && <meta property="og:image:height" content={String(socialPictureSize.height)} />}
      <meta name="twitter:card" content="summary_large_image" />
      {data.length > 0 && <DataScript data={structuredDocument(origin, data)} />}
      {alternates.map(({ type, href }) => (
        <link key={href} rel="alternate" type={type} href={href} />
      ))}
    </>
  )
}

/** The company's name is left off where it would be cut off anyway. */
function documentTitle(title: string): string {
  if (title === site.name) return site.legalName
  const signed = `${title} | ${site.name}`
  return signed.length <= maxLength.title ? signed : cutText(title, maxLength.title)
}

/** An object for programs that read a page. No text in it may end the element or open a comment. */
export function DataScript({ data }: { data: object }) {
  const __html = JSON.stringify(data).replaceAll('<', '\\u003c')
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html }} />
}
