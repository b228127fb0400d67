import { site } from '#content/site.ts'
import { fileUrl } from '#domain/pictures.ts'
import { paths } from './paths.ts'

/** One schema.org object without its context; addresses may begin with a slash. */
export type StructuredData = { '@type': string; [property: string]: unknown }

export function organizationData(): StructuredData {
  return {
    '@type': 'Organization',
    name: site.legalName,
    alternateName: site.name,
    url: '/',
    logo: '/icon-512.png',
    foundingDate: String(site.foundingYear),
    email: site.email,
    sameAs: site.social.map(({ url }) => url),
    contactPoint: site.phones.map(({ office, number }) => ({
      '@type': 'ContactPoint',
      contactType: 'sales',
      telephone: number,
      areaServed: office,
    })),
  }
}

/** The site itself, and how to search it. */
export function websiteData(): StructuredData {
  return {
    '@type': 'WebSite',
    name: site.name,
    alternateName: site.legalName,
    url: paths.home(),
    inLanguage: site.locale,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${paths.products()}?q={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  }
}

/** The last crumb is the page itself and has no address of its own. */
export function breadcrumbData(trail: readonly { label: string; to?: string }[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      name: label,
      ...(to && { item: to }),
    })),
  }
}

export function faqData(items: readonly { question: string; answer: string }[]): StructuredData {
  return {
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}

type PersonFacts = { name: string; title: string; image: string; profile?: string | undefined }

/** Somebody who works here; `profile` is an address of their own elsewhere. */
export function personData({ name, title, image, profile }: PersonFacts): StructuredData {
  return {
    '@type': 'Person',
    name,
    jobTitle: title,
    image: fileUrl(image),
    worksFor: { '@type': 'Organization', name: site.legalName, url: '/' },
    ...(profile && { sameAs: [profile] }),
  }
}

type ArticleFacts = {
  title: string
  description: string
  path: string
  image: string
  /** ISO 8601, a month or a day. */
  published: string
}

export function articleData({
  title,
  description,
  path,
  image,
  published,
}: ArticleFacts): StructuredData {
  return {
    '@type': 'Article',
    headline: title,
    description,
    image: fileUrl(image),
    datePublished: published,
    mainEntityOfPage: path,
    author: { '@type': 'Organization', name: site.legalName, url: '/' },
    publisher: { '@type': 'Organization', name: site.legalName, url: '/' },
  }
}

type VideoFacts = {
  name: string
  description: string
  film: string
  poster: string
  uploaded: string
}

export function videoData({
  name,
  description,
  film,
  poster,
  uploaded,
}: VideoFacts): StructuredData {
  return {
    '@type': 'VideoObject',
    name,
    description,
    contentUrl: fileUrl(film),
    thumbnailUrl: fileUrl(poster),
    uploadDate: uploaded,
  }
}

type EventFacts = { name: string; start: string; end: string; place?: string; url?: string }

export function eventData({ name, start, end, place, url }: EventFacts): StructuredData {
  return {
    '@type': 'Event',
    name,
    startDate: start,
    endDate: end,
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(place && { location: { '@type': 'Place', name: place, address: place } }),
    ...(url && { url }),
  }
}

/** The objects of one page as one document, every address absolute. */
export function structuredDocument(origin: string, objects: readonly StructuredData[]): object {
  const absolute = (value: unknown): unknown => {
    if (typeof value === 'string') return /^\/(?!\/)/.test(value) ? origin + value : value
    if (Array.isArray(value)) return value.map(absolute)
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, absolute(part)]))
  }
  return { '@context': 'https://schema.org', '@graph': absolute(objects) }
}
