import type { ComponentType } from 'react'
import type { PostedForm } from '#domain/submission/answer.ts'
import type { Site } from './context.ts'
import type { PageFacts } from './lib/seo.ts'

/** What a page is made of. */
export type PageArgs = {
  site: Site
  /** Parts of the path by their names in document-routes.ts, decoded. */
  params: Readonly<Record<string, string>>
  url: URL
  /** A form that was posted without JavaScript, for its page to show again. */
  posted?: PostedForm | undefined
}

/** What a page's head says; `alternates` are other forms of the page. */
export type PageHead = PageFacts & {
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

/** Of a page that changes as soon as something else is read: neither server nor browser keeps it. */
export const notKept: PageAnswer = { headers: { 'Cache-Control': 'no-store' } }
