import * as z from 'zod'
import { quote, type Fault } from '#domain/catalogue/check-fault.ts'
import { createSuggest } from '#domain/catalogue/check-suggest.ts'
import { isMediaHost } from '#domain/catalogue/media-origins.ts'
import { shapeFaults } from './shape-faults.ts'

/** Facts of site.ts that browsers and formats do not know. */
export const siteFaults = (site: object): Fault[] => shapeFaults('site.ts', 'site', Site, site)

const known = (isKnown: (text: string) => unknown, advice: (text: string) => string) =>
  z.string().refine(isKnown, { error: ({ input }) => `${quote(input)} ${advice(String(input))}` })

/** In digits or by a function of CSS. */
const colorForm =
  /^(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\([\d\s.,%/+a-z-]+\))$/i

const Site = z.object({
  locale: known(
    (locale) => makes(() => new Intl.NumberFormat(locale)),
    () => 'is no language: write it as de-DE',
  ),
  timeZone: known(
    (timeZone) => makes(() => new Intl.DateTimeFormat('en', { timeZone })),
    (timeZone) => {
      const near = createSuggest(Intl.supportedValuesOf('timeZone'))(timeZone)
      return `is no time zone: ${near ? `did you mean ${near}?` : 'write it as Europe/Vienna'}`
    },
  ),
  currency: known(
    (currency) => Intl.supportedValuesOf('currency').includes(currency),
    () => 'is no currency: write it as EUR, by ISO 4217',
  ).optional(),
  themeColor: known(
    (color) => colorForm.test(color),
    () => 'is no color: write it as #f7f9fb, as --paper in brand.css is written',
  ),
  email: known(
    (email) => /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(email),
    () => 'is no email address: write it as info@example.com',
  ),
  mediaHosts: z
    .array(known(isMediaHost, () => 'is no host: write it as https://cdn.example.com'))
    .optional(),
})

function makes(make: () => unknown): boolean {
  try {
    make()
    return true
  } catch (error) {
    if (error instanceof RangeError) return false
    throw error
  }
}
