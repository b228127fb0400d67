import { officeNamed } from '#app/features/contact/offices.ts'
import { officeNumber } from '#app/lib/reach.ts'
import type { PartnersPage } from '#domain/records/partners.ts'
import type { PageSection } from '#domain/search/page-sections.ts'
import { territoryLines } from './territories.ts'

/** Who sells where, for search: countries and states stand in the heading, the answer below it. */
export function partnerSections({ distributors, direct }: PartnersPage): PageSection[] {
  const partners = (distributors?.items ?? []).map((item) => {
    const { name, region, serves, stock, phone, email, url } = item
    return {
      heading: [distributors?.heading, region, ...territoryLines(serves)].join('; '),
      lines: [sentences(`${name}: ${region}`, stock, listOf([phone, email, url]))],
    }
  })
  const areas = (direct?.areas ?? []).map(({ name, serves, office }) => {
    const { phone, hours } = officeNamed(office)
    const reach = `${office}: ${listOf([officeNumber(phone), hours])}`
    return {
      heading: [distributors?.heading, name, ...territoryLines(serves)].join('; '),
      lines: [sentences(name, direct?.text, reach)],
    }
  })
  return [...partners, ...areas]
}

/** The countries and states that the page tells of, in its own words for search. */
export const partnerPlaces = ({ distributors, direct }: PartnersPage): string =>
  [...(distributors?.items ?? []), ...(direct?.areas ?? [])]
    .flatMap(({ serves }) => territoryLines(serves))
    .join('\n')

const listOf = (parts: readonly (string | undefined)[]) => parts.filter(Boolean).join(', ')

const sentences = (...parts: readonly (string | undefined)[]) =>
  parts.flatMap((part) => (part ? [part.replace(/\.?$/, '.')] : [])).join(' ')
