import { getInTouch, locations } from '#content/company/contact.ts'
import { messageHints } from '#content/company/contact-form.ts'
import { officeNumber } from '#app/lib/reach.ts'
import { sectionsOfRecord, type PageSection } from '#domain/search/page-sections.ts'
import { countryName } from '#domain/texts/country-name.ts'
import { offices } from './offices.ts'

/** Where the offices are and what they speak, in the page's own words for search. */
export const officePlaces = (): string =>
  offices
    .flatMap(({ city, country, languages = [] }) => [
      city,
      country && countryName(country),
      ...languages,
    ])
    .filter(Boolean)
    .join(', ')

/** How to reach us, for search: an office each, and what to say in a message on each subject. */
export const contactSections = (): PageSection[] => [
  ...sectionsOfRecord({ ...getInTouch, phone: undefined }),
  ...offices.map(({ name, phone, address, hours, role, city, country, languages = [] }) => ({
    heading: [locations.heading, name, city, country && countryName(country)]
      .filter(Boolean)
      .join(', '),
    lines: [
      `${[`${name}: ${hours}`, officeNumber(phone), languages.join(', '), address.join(', ')]
        .filter(Boolean)
        .join('; ')}. ${role}`,
    ],
  })),
  ...Object.entries(messageHints).map(([subject, hint]) => ({
    heading: subject,
    lines: [`${subject}: ${hint}`],
  })),
]
