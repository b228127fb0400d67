/** What the company writes on a family's page. */
export type FamilyContent = {
  name: string
  slug: string
  headline: string
  subHeadline: string
  bodyText: string
  subHeadline2: string
  /** A storage path of a picture for social networks; the company's own card without one. */
  socialCard?: string
}

/** Family name to URL segment: lower-cased, runs of white space become hyphens. */
export function familySlug(name: string): string {
  return name.trim().toLowerCase().replace(/\s+/g, '-')
}
