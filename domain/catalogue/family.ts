import { plainLetters } from '#domain/texts/plain-letters.ts'
import * as locale from '#texts/locale.ts'

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

/**
 * Family name to URL segment: lower-cased, runs of white space become hyphens. Other languages than
 * English have their letters spelled out.
 */
export function familySlug(name: string, language: string = locale.language): string {
  const letters = language === 'en' ? name.toLowerCase() : plainLetters(name, language)
  return letters.trim().replace(/\s+/g, '-')
}
