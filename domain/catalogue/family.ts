import { plainLetters } from '#domain/texts/plain-letters.ts'
import { spelledIn } from '#domain/texts/spelled-letters.ts'
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
 * English have their letters spelled out; a site in English carries nothing for these.
 */
export const familySlug = (name: string): string =>
  locale.language === 'en' ? hyphened(name.toLowerCase()) : familySlugIn(name, locale.language)

/** The same of a site in another language than that of what runs. */
export const familySlugIn = (name: string, language: string): string =>
  hyphened(language === 'en' ? name.toLowerCase() : plainLetters(name, spelledIn(language)))

const hyphened = (letters: string) => letters.trim().replace(/\s+/g, '-')
