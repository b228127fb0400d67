import type {
  ArticleLeaf,
  BreadcrumbListLeaf,
  CollectionPageLeaf,
  EventLeaf,
  FAQPageLeaf,
  OrganizationLeaf,
  PersonLeaf,
  Thing,
  VideoObjectLeaf,
  WebSiteLeaf,
} from 'schema-dts'
import { site } from '#content/site.ts'
import { fileUrl, pictureSource } from '#domain/pictures.ts'
import { paths } from './paths.ts'

/** One schema.org object without its context; addresses may begin with a slash. */
export type StructuredData = Extract<Thing, { '@type': string }>

/** Stands for the company wherever another object names it. */
export const companyReference = {
  '@type': 'Organization',
  '@id': '/#company',
  name: site.legalName,
  url: '/',
} as const

export function organizationData(): OrganizationLeaf {
  return {
    ...companyReference,
    alternateName: site.name,
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

export function websiteData(): WebSiteLeaf {
  return {
    '@type': 'WebSite',
    name: site.name,
    alternateName: site.legalName,
    url: '/',
    inLanguage: site.locale,
    publisher: companyReference,
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${paths.products()}?q={search_term_string}`,
      },
    },
  }
}

export type Crumb = { label: string; to?: string }

/** The last crumb is the page itself and has no address of its own. */
export function breadcrumbData(trail: readonly Crumb[]): BreadcrumbListLeaf {
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

/** A page that lists others: their addresses in the order they are shown. */
export function collectionData(
  name: string,
  path: string,
  items: readonly string[],
): CollectionPageLeaf {
  return {
    '@type': 'CollectionPage',
    name,
    url: path,
    mainEntity: {
      '@type': 'ItemList',
      itemListElement: items.map((url, i) => ({ '@type': 'ListItem', position: i + 1, url })),
    },
  }
}

export function faqData(items: readonly { question: string; answer: string }[]): FAQPageLeaf {
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
export function personData({ name, title, image, profile }: PersonFacts): PersonLeaf {
  return {
    '@type': 'Person',
    name,
    jobTitle: title,
    ...(image && { image: pictureUrl(image) }),
    worksFor: companyReference,
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

export function articleData(article: ArticleFacts): ArticleLeaf {
  const { title, description, path, image, published } = article
  return {
    '@type': 'Article',
    headline: title,
    description,
    ...(image && { image: pictureUrl(image) }),
    datePublished: published,
    mainEntityOfPage: path,
    author: companyReference,
    publisher: companyReference,
  }
}

type VideoFacts = {
  name: string
  description: string
  film: string
  poster: string
  uploaded: string
  seconds?: number
}

export function videoData(video: VideoFacts): VideoObjectLeaf {
  const { name, description, film, poster, uploaded, seconds } = video
  return {
    '@type': 'VideoObject',
    name,
    description,
    contentUrl: fileUrl(film)!,
    thumbnailUrl: pictureUrl(poster),
    uploadDate: uploaded,
    ...(seconds && { duration: `PT${seconds}S` }),
  }
}

type EventFacts = { name: string; start: string; end: string; place?: string; url?: string }

export function eventData({ name, start, end, place, url }: EventFacts): EventLeaf {
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

/** A picture in its largest size, as JPEG where nothing newer is asked for. */
export function pictureUrl(field: string): string {
  return pictureSource(field)?.src ?? ''
}

/** Only these are made absolute: a text of an editor may begin with a slash, too. */
const addresses = new Set([
  '@id',
  'url',
  'item',
  'image',
  'logo',
  'contentUrl',
  'thumbnailUrl',
  'mainEntityOfPage',
  'urlTemplate',
])

/** The objects of one page as one document, every address absolute. */
export function structuredDocument(origin: string, objects: readonly StructuredData[]): object {
  const absolute = (value: unknown, key: string): unknown => {
    if (typeof value === 'string') {
      return addresses.has(key) && /^\/(?!\/)/.test(value) ? origin + value : value
    }
    if (Array.isArray(value)) return value.map((part) => absolute(part, key))
    if (value === null || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([name, part]) => [name, absolute(part, name)]),
    )
  }
  return { '@context': 'https://schema.org', '@graph': absolute(objects, '@graph') }
}
