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

/** A module of `app/routes`: what the page needs, what its head says, and the page. */
export type PageModule<Data = unknown> = {
  /**
   * Reads what the page shows. A `Response` is the answer as it is, such as a redirect;
   * `NotFoundError` is answered with the 404 page, `UnavailableError` with 503.
   */
  load?: (args: PageArgs) => Data | Response | Promise<Data | Response>
  /** False for a page that is not whole yet, and that no cache may keep; without it all may be kept. */
  mayBeKept?: (data: Data) => boolean
  head: (data: Data, args: PageArgs) => PageHead
  Page: ComponentType<{ data: Data; url: URL }>
  /** False for what changes as soon as something else is read: neither server nor browser keeps it. */
  mayBeKept?: (data: Data) => boolean
  /** False for a page that does not close with an invitation. */
  hasConnectBand?: boolean
}
