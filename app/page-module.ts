import type { ComponentType } from 'react'
import type { PostedForm } from '#domain/submission/answer.ts'
import type { Site } from './context.ts'
import type { Crumb, StructuredData } from './lib/structured-data.ts'

/** What a page is made of. */
export type PageArgs = {
  site: Site
  /** Parts of the path by their names in site-routes.ts, decoded and without an ending of the pattern. */
  params: Readonly<Record<string, string>>
  url: URL
  /** A form that was posted without JavaScript, for its page to show again. */
  posted?: PostedForm | undefined
}

/** What a page's head says. */
export type PageHead = {
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
  /** Other forms of the page. */
  alternates?: readonly { type: string; href: string }[]
}

/** Beside its HTML. */
export type PageAnswer = { status?: 200 | 404 | 503; headers?: Record<string, string> }

/** A module of `app/routes`: what the page needs, what its head says, and the page. */
export type PageModule<Data = unknown> = {
  /**
   * Reads what the page shows. A `Response` is the answer as it is, such as a redirect;
   * `NotFoundError` is answered with the 404 page, `UnavailableError` with 503.
   */
  load?: (args: PageArgs) => Data | Response | Promise<Data | Response>
  head: (data: Data, args: PageArgs) => PageHead
  /** Status and headers of the answer, where they are not those of every page. */
  answer?: (data: Data) => PageAnswer
  Page: ComponentType<{ data: Data; url: URL }>
  /** False for a page that does not close with an invitation. */
  hasConnectBand?: boolean
}

/** A module of `app/routes` that is no page: a file, or data for a script. */
export type FileModule = {
  respond: (args: PageArgs) => Response | Promise<Response>
}

/** Of a page that changes as soon as something else is read: neither server nor browser keeps it. */
export const notKept: PageAnswer = { headers: { 'Cache-Control': 'no-store' } }

/**
 * Thrown by a page's `load` for an address at which there is nothing, with what was asked for; answered
 * with the 404 page.
 */
export class NotFoundError extends Error {}

/** Thrown by a page's `load` for what cannot be told at present; answered with 503. */
export class UnavailableError extends Error {}

/** Leads on to another address of this site. */
export function redirectTo(address: string, status: 301 | 302 | 303 = 302): Response {
  return new Response(null, { status, headers: { Location: address } })
}
