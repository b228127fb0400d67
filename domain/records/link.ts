/** A link to a page of the site, from the first slash. */
export type PageLink = { label: string; to: string }

/** A link of a record: what it says, and where it leads. */
export type RecordLink = { label: string } & LinkTarget

export type LinkTarget =
  /** A page of the site, from the first slash. */
  | { to: string }
  /** A file of the storage. */
  | { file: string }
  /** The subject of an email to us. */
  | { mail: string }
  /** An office of `site.phones`. */
  | { call: string }
  /** Another site. */
  | { url: string }

/** A file of the storage to take along. */
export type Download = { label: string; file: string; note?: string }
